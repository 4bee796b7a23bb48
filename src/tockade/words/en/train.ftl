### Training: networks that learn by playing against themselves.

command-train = Train networks: they play against themselves, learn, and are tested along the way.
parameter-train-games = The number of games for each network.
parameter-train-seed = The seed; the same one gives the same weights.
parameter-train-rate = How big each learning step is.
parameter-train-watch = The number of games of quick that it watches first; a twentieth unless told.
parameter-train-measure = The number of games against amateur-1 at each test; 0 for none.
parameter-train-to = The folder for the weights, the curves and what’s needed to resume after an interruption.

train-bar = Training
train-setup = Game
train-games = Games
train-rate = Games per second
train-error = Error
train-share = Against { $bot }
train-written = Written: { $file }.
train-curve-share = points won against { $bot }, %
train-curve-error = error in the expected result

bad-train-family = No network can learn { $game } yet.
bad-train-file = { $name } belongs to another training run: choose another folder, or remove that file.
bad-weights = { $name } isn’t a file of weights, or it’s damaged.
