import { LatePart } from '../../components/LatePart.tsx';

const load = async () => (await import('./InstallHint.tsx')).InstallHint;
const NO_PROPS = {};

/** A place where a reader who came back may be told how to install the site. */
export const InstallSlot = () => <LatePart load={load} props={NO_PROPS} />;
