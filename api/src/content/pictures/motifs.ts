import { COLOUR } from './palette.ts';

export const MOTIF = { width: 400, height: 270 };

type Motif = (random: () => number) => string;
type Spot = { x: number; y: number };

const circle = ({ x, y }: Spot, r: number, look: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`;
const ring = (colour: string, width: number) => `fill="none" stroke="${colour}" stroke-width="${width}"`;
const fill = (colour: string) => `fill="${colour}"`;
const pick = <T>(list: T[], random: () => number) => list[Math.floor(random() * list.length)] as T;

const grid = (step: number, random: () => number, shift = 0): Spot[] => {
  const spots: Spot[] = [];
  for (let row = 0; row * step <= MOTIF.height + step; row++) {
    for (let column = -1; column * step <= MOTIF.width + step; column++) {
      const jitter = () => (random() - 0.5) * shift;
      spots.push({ x: (column + (row % 2) / 2) * step + jitter(), y: row * step * 0.87 + jitter() });
    }
  }
  return spots;
};

const isInside = ({ x, y }: Spot) => x > 60 && x < 340 && y > 60 && y < 210;

const cells: Motif = (random) => {
  const spots = grid(84, random, 8);
  const marked = pick(spots.filter(isInside), random);
  return spots
    .map((spot) => {
      const nucleus = { x: spot.x + (random() - 0.5) * 22, y: spot.y + (random() - 0.5) * 22 };
      const isMarked = spot === marked;
      const body = circle(spot, 37, isMarked ? fill(COLOUR.sheet) : ring(COLOUR.mist, 3));
      return body + circle(nucleus, isMarked ? 16 : 8 + random() * 5, fill(isMarked ? COLOUR.marigold : COLOUR.mist));
    })
    .join('');
};

const pulse: Motif = (random) => {
  const dots = grid(34, random).map((spot) => circle(spot, 2, `${fill(COLOUR.mist)} opacity=".45"`));
  const middle = 125 + random() * 40;
  const beat = 60 + random() * 120;
  const height = 84 + random() * 24;
  const end = { x: beat + 196, y: middle };
  const trace = `M-10 ${middle}H${beat - 40}q14 -30 28 0h16l10 16 22 -${height + 16} 24 ${height + 60} 14 -60h22q18 -40 36 0H${end.x}`;
  return (
    dots.join('') +
    `<path d="${trace}" ${ring(COLOUR.sheet, 9)} stroke-linejoin="round" stroke-linecap="round"/>` +
    circle(end, 19, fill(COLOUR.marigold))
  );
};

const within: Motif = (random) => {
  const side = random() > 0.5 ? 1 : -1;
  const depth = 0.25 + random() * 0.35;
  const shades = [COLOUR.brand, COLOUR.lagoon, COLOUR.mist, COLOUR.tint, COLOUR.sheet];
  const at = (inset: number): Spot => ({ x: 200 + side * (inset * 0.7 - 30), y: 186 + inset * depth * 0.6 });
  const rings = shades.map((shade, index) => circle(at(index * 33), 170 - index * 33, fill(shade)));
  return rings.join('') + circle(at(140), 20, fill(COLOUR.marigold));
};

const spread: Motif = (random) => {
  const spots = grid(31, random);
  const source = pick(spots.filter(isInside), random);
  return spots
    .map((spot) => {
      const distance = Math.hypot(spot.x - source.x, spot.y - source.y);
      if (distance === 0) return circle(spot, 14, fill(COLOUR.marigold));
      const isReached = random() < 1.35 - distance / 120;
      return circle(spot, isReached ? 9.5 : 8.5, isReached ? fill(COLOUR.sheet) : ring(COLOUR.mist, 2));
    })
    .join('');
};

const vessels: Motif = (random) => {
  const step = 66;
  const paths: string[] = [];
  for (let x = 2; x < MOTIF.width; x += step) {
    for (let y = 3; y < MOTIF.height; y += step) {
      const half = step / 2;
      paths.push(
        random() > 0.5
          ? `M${x + half} ${y}a${half} ${half} 0 0 1 -${half} ${half}m${step} 0a${half} ${half} 0 0 0 -${half} ${half}`
          : `M${x + half} ${y}a${half} ${half} 0 0 0 ${half} ${half}m-${step} 0a${half} ${half} 0 0 1 ${half} ${half}`,
      );
    }
  }
  const spot = { x: 2 + step * (1.5 + Math.floor(random() * 4)), y: 3 + step * (1 + Math.floor(random() * 2)) };
  return (
    `<path d="${paths.join('')}" ${ring(COLOUR.mist, 13)}/>` +
    circle(spot, 23, fill(COLOUR.sheet)) +
    circle(spot, 14, fill(COLOUR.marigold))
  );
};

const capsules: Motif = (random) => {
  const spots = grid(76, random);
  const marked = pick(spots.filter(isInside), random);
  return spots
    .map((spot) => {
      const isMarked = spot === marked;
      const tilt = -45 + (random() > 0.8 ? 90 : 0);
      const [cap, body] = isMarked ? [COLOUR.marigold, COLOUR.sheet] : [COLOUR.mist, COLOUR.lagoon];
      return (
        `<g transform="translate(${spot.x} ${spot.y}) rotate(${tilt})">` +
        `<rect x="-31" y="-14" width="62" height="28" rx="14" ${fill(body)}/>` +
        `<path d="M0-14h-17a14 14 0 0 0 0 28h17z" ${fill(cap)}/></g>`
      );
    })
    .join('');
};

export const MOTIFS: Record<string, { field: string; draw: Motif }> = {
  'Basic sciences': { field: COLOUR.brand, draw: cells },
  Medicine: { field: '#0e4a63', draw: vessels },
  Emergency: { field: COLOUR.night, draw: pulse },
  Obstetrics: { field: COLOUR.brandStrong, draw: within },
  Pharmacology: { field: '#0a5a54', draw: capsules },
  'Community medicine': { field: '#17495a', draw: spread },
};

export const PLAIN = { field: COLOUR.brand, draw: spread };
