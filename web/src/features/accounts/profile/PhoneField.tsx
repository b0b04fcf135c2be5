import { NativeSelect, TextInput } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { errorCode } from '../../../apollo/errors.ts';
import { AUTO_SAVE_MS } from '../../../components/timing.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import { COUNTRY_CODES, isWhole, phoneProblem, readPhone, writePhone } from './phone.ts';
import classes from './ProfilePage.module.css';

type Props = { saved: string; onSave: (number: string) => Promise<void> };

const countries = COUNTRY_CODES.map(({ code, label }) => ({ value: code, label }));

/** Saves itself as soon as the number is complete. */
export function PhoneField({ saved, onSave }: Props) {
  const [phone, setPhone] = useState(() => readPhone(COUNTRY_CODES[0].code, saved));
  const [latest, setLatest] = useState(() => saved && writePhone(phone));
  const [problem, setProblem] = useState<string>();
  // Not while the reader is typing.
  const complain = useTimeout(() => setProblem(phoneProblem(phone)), AUTO_SAVE_MS);

  async function save(number: string) {
    setLatest(number);
    try {
      await onSave(number);
      void toast(t('accounts.phoneSaved'), 'success');
    } catch (error) {
      // Keep the input for another attempt.
      setLatest((last) => (last === number ? '' : last));
      // Against stolen tokens the server demands a recent log-in.
      const message = errorCode(error) === 'FORBIDDEN' ? t('accounts.phoneNeedsLogIn') : t('accounts.phoneFailed');
      setProblem(message);
      void toast(message, 'error');
    }
  }

  function change(code: string, typed: string) {
    const next = readPhone(code, typed);
    setPhone(next);
    setProblem(undefined);
    complain.clear();
    if (isWhole(next) && writePhone(next) !== latest) void save(writePhone(next));
    else complain.start();
  }

  return (
    <div className={classes.phone}>
      <NativeSelect
        label={t('accounts.countryCode')}
        autoComplete="tel-country-code"
        data={countries}
        value={phone.code}
        onChange={(event) => change(event.currentTarget.value, phone.digits)}
      />
      <TextInput
        label={t('accounts.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={t('accounts.phonePlaceholder')}
        value={phone.digits}
        error={problem}
        errorProps={{ role: 'alert' }}
        onChange={(event) => change(phone.code, event.currentTarget.value)}
        onBlur={() => setProblem((now) => phoneProblem(phone) ?? now)}
      />
    </div>
  );
}
