// Apart from program.ts, which loads the whole server: other packages' tests run administrators' commands in their process.
export { runCommand } from '../admin/cli.ts';
