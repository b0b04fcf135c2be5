/** `size` as a gap, a padding and so on; nothing where a rule gives none. */
const when = (property, value) => (value === undefined ? {} : { [property]: value });

// The primitives of every style sheet: `@mixin row 8px`. As mixins they cost a page no class names, and no order of
// style sheets decides between a primitive and the rule that refines it.
const mixins = {
  // Layout
  row: (_, gap) => ({ display: 'flex', 'align-items': 'center', ...when('gap', gap) }),
  wrap: (_, gap) => ({ display: 'flex', 'flex-wrap': 'wrap', gap }),
  cluster: (_, gap) => ({ display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'center', gap }),
  spread: (_, gap) => ({
    display: 'flex',
    'flex-wrap': 'wrap',
    'align-items': 'center',
    'justify-content': 'space-between',
    gap,
  }),
  stack: (_, gap) => ({ display: 'grid', gap }),
  /** A stack that is never wider than its place, whatever it contains. */
  column: (_, gap) => ({ display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)', ...when('gap', gap) }),
  size: (_, side) => ({ width: side, height: side }),
  square: (_, side) => ({ display: 'grid', 'place-items': 'center', width: side, height: side }),
  'tap-target': { display: 'inline-flex', 'align-items': 'center', 'min-height': 'var(--tap)' },

  /** A part of a page below a line, with its own heading. */
  part: {
    display: 'grid',
    gap: '12px',
    'justify-items': 'start',
    'margin-top': '24px',
    'padding-top': '20px',
    'border-top': '1px solid var(--hairline)',
    'scroll-margin-top': '80px',
    '& > h2': { 'font-size': '1.125rem', 'font-weight': '650' },
  },

  // Surfaces
  sheet: (_, padding) => ({
    border: '1px solid var(--hairline)',
    'border-radius': 'var(--radius-sheet)',
    background: 'var(--sheet)',
    ...when('padding', padding),
  }),
  table: {
    width: '100%',
    'border-collapse': 'collapse',
    'line-height': '1.45',
    '& th, & td': {
      padding: '8px 12px',
      'text-align': 'start',
      'vertical-align': 'top',
      'overflow-wrap': 'anywhere',
    },
    '& thead th': {
      background: 'var(--sunken)',
      color: 'var(--ink-soft)',
      'font-size': '0.875rem',
      'font-weight': '600',
    },
  },
  field: (_, padding) => ({
    border: '1px solid var(--edge)',
    'border-radius': 'var(--radius-control)',
    background: 'var(--sheet)',
    color: 'var(--ink)',
    ...when('padding', padding),
  }),
  /** A button with round ends. */
  pill: (_, padding) => ({
    'min-height': 'var(--tap)',
    'padding-inline': padding,
    border: '1px solid var(--edge)',
    'border-radius': '999px',
    color: 'var(--ink)',
  }),
  filled: { 'border-color': 'var(--brand)', background: 'var(--brand)', color: 'var(--on-brand)' },
  /** One of the tinted colours: brand, marigold, right, wrong. */
  tone: (_, name) => ({ background: `var(--${name}-tint)`, color: `var(--${name})` }),
  ring: (_, offset) => ({ outline: '2px solid var(--focus)', 'outline-offset': offset }),

  // Text
  title: (_, size) => ({ 'font-size': size, 'font-weight': '650' }),
  hint: (_, size) => ({ color: 'var(--ink-soft)', 'font-size': size }),
  ellipsis: { overflow: 'hidden', 'text-overflow': 'ellipsis', 'white-space': 'nowrap' },
  clamp: (_, lines) => ({
    display: '-webkit-box',
    overflow: 'hidden',
    '-webkit-box-orient': 'vertical',
    '-webkit-line-clamp': lines,
  }),
  'visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    'clip-path': 'inset(50%)',
  },
};

export default {
  plugins: {
    'postcss-preset-mantine': { mixins },
    // Media queries take no custom properties: the theme's two breakpoints by name.
    'postcss-simple-vars': { variables: { tablet: '48em', desktop: '64em' } },
  },
};
