export { InstallSlot } from './InstallSlot.tsx';
