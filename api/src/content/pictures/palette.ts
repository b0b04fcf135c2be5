/** From web/src/theme/tokens.css and web/public/mark.svg. */
export const COLOUR = {
  night: '#062c34',
  brandStrong: '#083f4a',
  brand: '#0b5563',
  lagoon: '#12707f',
  mist: '#74c6d3',
  tint: '#d3e6e9',
  sheet: '#ffffff',
  ink: '#10252b',
  marigold: '#f2b134',
} as const;
