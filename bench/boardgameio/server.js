// A simple card game for boardgame.io's own server: two hidden decks, a turn each,
// the highest card takes the trick. Secrets are stripped from every view, as ours are.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = Array.from({ length: 28 }, (_, i) => i);

const Relay = {
  name: 'relay',
  setup: ({ random }) => ({
    decks: [random.Shuffle(CARDS), random.Shuffle(CARDS)],
    used: [[], []],
    points: [0, 0],
    table: [],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID, random }, index) => {
        const seat = Number(playerID);
        if (index >= G.decks[seat].length) return INVALID_MOVE;
        const [card] = G.decks[seat].splice(index, 1);
        G.used[seat].push(card);
        G.table.push({ seat, card });
        if (G.table.length === 2) {
          const [one, two] = G.table;
          if (one.card !== two.card) G.points[one.card > two.card ? one.seat : two.seat] += 1;
          G.table = [];
        }
        if (G.decks[seat].length === 0) {
          G.decks[seat] = random.Shuffle(CARDS);
          G.used[seat] = [];
        }
      },
      client: false,
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    decks: G.decks.map((deck, seat) => (String(seat) === playerID ? deck : deck.length)),
  }),
};

const server = Server({ games: [Relay], origins: [Origins.LOCALHOST] });
server.run(Number(process.env.PORT));
