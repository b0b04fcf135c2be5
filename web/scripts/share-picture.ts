// Draws public/share.png, the picture of every shared link that has none of its own. Without a name: that is a setting.
import sharp from 'sharp';

const PICTURE = new URL('../public/share.png', import.meta.url).pathname;
const SIZE = { width: 1200, height: 630 };
const LETTERS = ['A', 'B', 'C', 'D', 'E'];
// The same sheet as the home page's (AnswerSheet.tsx): which bubble of each row is filled.
const FILLED = [2, 0, 4, 1, 3];
const STEP = 78;

const bubbles = FILLED.map((filled, row) =>
  LETTERS.map((letter, column) => {
    const at = `translate(${column * STEP} ${row * STEP})`;
    const isFilled = column === filled;
    const colours = isFilled ? 'fill="#e9a820"' : 'fill="none" stroke="#74c6d3" stroke-width="3"';
    const ink = isFilled ? '#3d2600' : '#c9dfe3';
    return `<g transform="${at}"><circle r="29" ${colours}/><text y="9" font-size="25" text-anchor="middle" fill="${ink}">${letter}</text></g>`;
  }).join(''),
).join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="Noto Sans, DejaVu Sans, sans-serif" font-weight="600">
  <rect width="100%" height="100%" fill="#0b5563"/>
  <rect y="606" width="100%" height="24" fill="#e9a820"/>
  <g font-size="48" fill="#ffffff" font-weight="600">
    <text x="80" y="250">MBBS board questions</text>
    <text x="80" y="325">of Bangladesh, with</text>
    <text x="80" y="400">the reasons behind</text>
    <text x="80" y="475">every answer</text>
  </g>
  <g transform="translate(792 152)">${bubbles}</g>
</svg>`;

await sharp(Buffer.from(svg)).resize(SIZE).png({ palette: true, colours: 64, effort: 10 }).toFile(PICTURE);
