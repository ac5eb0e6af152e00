### Names that guests begin with: one word of the first row and one of the second.

guest-first = Brave, Quiet, Swift, Wily, Merry, Stout, Keen, Bold, Wise, Lucky, Grey, Wild, Proud, Jolly, Sly, Nimble, Gentle, Sturdy, Young, Old, Kind, Clever, Calm, Fearless, Frosty, Stubborn, Bearded, Hungry, Drowsy, Cheerful
guest-second = Otter, Badger, Lynx, Raven, Falcon, Hedgehog, Beaver, Elk, Marten, Heron, Hawk, Fox, Owl, Salmon, Seal, Crane, Hare, Wolverine, Squirrel, Stag, Pike, Walrus, Auroch, Goose, Eagle, Ferret, Boar, Ram, Rook, Magpie
