import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sitePath } from 'schema/site-path.ts';
import { withDevice } from '../../../apollo/device.ts';
import { errorCode, errorText } from '../../../apollo/errors.ts';
import { returnToBangla } from '../../../components/way-back.ts';
import { t, type MessageId } from '../messages/index.ts';
import { signIn } from '../sign-in.ts';
import type { FinishLogIn } from '../two-factor/SecondStep.tsx';
import { useExchangeSignInCodeMutation } from './exchange-sign-in-code.generated.ts';
import { endJourney } from './verifier.ts';

const REFUSALS: Record<string, MessageId> = {
  google_failed: 'accounts.googleFailed',
  google_cancelled: 'accounts.googleCancelled',
  google_unverified: 'accounts.googleUnverified',
  google_address: 'accounts.googleAddress',
  google_conflict: 'accounts.googleConflict',
  google_busy: 'accounts.googleBusy',
};

/** `finish`: the account asks for a second step. */
type Outcome = { from?: string | undefined; note?: string; problem?: string; finish?: FinishLogIn };

/** Signs in with the code that Google's redirect put into the address, or explains why there is none. */
export function useGoogleReturn(): Outcome & { back: () => void } {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [exchange] = useExchangeSignInCodeMutation();
  const [outcome, setOutcome] = useState<Outcome>({});
  const begun = useRef(false);

  async function come(code: string | null, refusal: string | null) {
    const journey = endJourney();
    // The code must not stay in the history or a bookmark.
    void navigate(pathname, { state: state as unknown, replace: true });
    const from = sitePath(journey?.from) ?? undefined;
    if (code === null) return setOutcome({ from, problem: t(REFUSALS[refusal ?? ''] ?? 'accounts.googleFailed') });
    // Without this browser's verifier the code may be an attacker's.
    if (!journey) return setOutcome({ problem: t('accounts.googleElsewhere') });
    setOutcome({ from, note: t('accounts.signingIn') });
    const { verifier } = journey;
    const finish = async (twoFactorCode?: string) => {
      const variables = { code, verifier, ...(twoFactorCode !== undefined && { twoFactorCode }) };
      const { data } = await exchange({ variables, context: withDevice() });
      if (data) await signIn(client, data.exchangeSignInCode);
    };
    try {
      await finish();
    } catch (error) {
      setOutcome({
        from,
        ...(errorCode(error) === 'TWO_FACTOR_REQUIRED' ? { finish } : { problem: errorText(error) }),
      });
    }
  }

  useEffect(() => {
    const query = new URLSearchParams(search);
    const [code, refusal] = [query.get('code'), query.get('error')];
    if (begun.current || (code === null && refusal === null)) return;
    begun.current = true;
    if (returnToBangla()) return;
    void come(code, refusal);
    // Only for the address on arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);
  return { ...outcome, back: () => setOutcome({ from: outcome.from }) };
}
