import { readStored, store } from '../../components/storage.ts';

const KEY = 'order-under-way';

/** Notes the order that this tab has started: once it is paid, its reader is taken back. */
export const noteUnderWay = (id: string) => store('sessionStorage', KEY, id);

export const isUnderWay = (id: string) => readStored('sessionStorage', KEY) === id;

export const endUnderWay = () => store('sessionStorage', KEY, null);
