import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../components/save-file.ts';
import { t } from '../messages/index.ts';
import { transfer, TransferError } from '../transfer.ts';

type State = { bytes?: number; name?: string; problem?: string };

/** Fetches a file with the session's token, and hands it to the browser to save. */
export function useDownload() {
  const [state, setState] = useState<State>({});
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  async function start(address: string, input?: object) {
    if (leaving.current) return;
    const controller = new AbortController();
    leaving.current = controller;
    setState({ bytes: 0 });
    try {
      const request = await transfer({
        address,
        ...(input
          ? { method: 'POST', body: new Blob([JSON.stringify(input)], { type: 'application/json' }) }
          : { method: 'GET' }),
        signal: controller.signal,
        responseType: 'blob',
        onProgress: (_request, bytes) => setState({ bytes }),
      });
      const name = nameOf(request.getResponseHeader('content-disposition'));
      saveFile(request.response as Blob, name);
      setState({ name });
    } catch (error) {
      if (controller.signal.aborted) setState({});
      else setState({ problem: error instanceof TransferError ? error.message : t('exchange.exchangeLost') });
    } finally {
      leaving.current = undefined;
    }
  }

  return {
    state,
    /** `input` is sent as JSON, by POST. */
    start: (address: string, input?: object) => void start(address, input),
    stop: () => leaving.current?.abort(),
  };
}

const nameOf = (header: string | null) => /filename="([\w.-]{1,100})"/.exec(header ?? '')?.[1] ?? 'export';
