export default {
  plugins: {
    'postcss-preset-mantine': {},
    // Media queries take no custom properties: the theme's two breakpoints by name.
    'postcss-simple-vars': { variables: { tablet: '48em', desktop: '64em' } },
  },
};
