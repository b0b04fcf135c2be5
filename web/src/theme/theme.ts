import { Button, createTheme, Skeleton, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import classes from './controls.module.css';

// The blue-green of scrubs, far enough in hue from the green of a correct answer.
const scrub: MantineColorsTuple = [
  '#e4eff1',
  '#c9dfe3',
  '#9fdde6',
  '#74c6d3',
  '#4aa3b2',
  '#2b8090',
  '#186a79',
  '#0b5563',
  '#083f4a',
  '#062e36',
];

const BUTTON_COLOURS: Record<string, Record<`--${string}`, string>> = {
  filled: {
    '--button-bg': 'var(--brand)',
    '--button-hover': 'var(--brand-strong)',
    '--button-color': 'var(--on-brand)',
  },
  default: { '--button-bg': 'var(--sheet)', '--button-hover': 'var(--sunken)', '--button-color': 'var(--ink)' },
  subtle: { '--button-bg': 'transparent', '--button-hover': 'var(--brand-tint)', '--button-color': 'var(--brand)' },
};

const field = {
  classNames: { label: classes.fieldLabel, description: classes.fieldDescription, error: classes.fieldError },
};

export const theme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  colors: { scrub },
  primaryColor: 'scrub',
  primaryShade: { light: 7, dark: 3 },
  defaultRadius: 'var(--radius-control)',
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // 44 px is the smallest reliable touch target; Mantine's default is 36.
    Button: Button.extend({
      classNames: { root: classes.button, inner: classes.inner, label: classes.label, section: classes.section },
      vars: (_, { variant = 'filled' }) => ({
        root: {
          '--button-height': 'var(--tap)',
          '--button-padding-x': '16px',
          '--button-fz': '1rem',
          ...BUTTON_COLOURS[variant],
        },
      }),
    }),
    // 16 px text keeps iOS from zooming into the field.
    // Fields by name, so that only screens with one load their code.
    Input: {
      classNames: { input: classes.input },
      vars: () => ({ wrapper: { '--input-height': 'var(--tap)', '--input-fz': '1rem' } }),
    },
    TextInput: field,
    NativeSelect: field,
    Skeleton: Skeleton.extend({ classNames: { root: classes.skeleton }, defaultProps: { radius: 4 } }),
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => {
  const both = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-placeholder': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--brand)',
    '--mantine-color-error': 'var(--wrong)',
    '--mantine-color-default': 'var(--sheet)',
    '--mantine-color-default-border': 'var(--edge)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-hover': 'var(--sunken)',
    '--mantine-primary-color-filled': 'var(--brand)',
    '--mantine-primary-color-filled-hover': 'var(--brand-strong)',
  };
  // Without a scheme as well: Mantine sets it by script, after a server-rendered page is visible.
  return { variables: both, light: both, dark: both };
};
