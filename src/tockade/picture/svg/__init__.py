"""Pictures as SVG: one document that stands alone."""
