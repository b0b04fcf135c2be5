const LETTERS = ['A', 'B', 'C', 'D', 'E'];
// Which bubble of each row is filled; the last row is the one being answered.
const FILLED = [2, 0, 4, 1, 3];
const STEP = 40;

/** The product's picture: five answers on a sheet. Drawn, so that it costs no download. */
export const AnswerSheet = ({ className }: { className: string | undefined }) => (
  <svg className={className} viewBox="0 0 264 216" aria-hidden="true">
    {FILLED.map((filled, row) => (
      <g key={filled} transform={`translate(0 ${28 + row * STEP})`}>
        <text x="14" y="5">
          {row + 1}
        </text>
        {LETTERS.map((letter, column) => (
          <g key={letter} transform={`translate(${64 + column * STEP} 0)`} data-filled={column === filled || undefined}>
            <circle r="13" />
            <text y="4.5">{letter}</text>
          </g>
        ))}
      </g>
    ))}
  </svg>
);
