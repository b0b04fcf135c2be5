import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { Choices } from '../../../components/choices/Choices.tsx';
import { t } from '../messages/index.ts';
import { StartProblem, useStartPaper } from '../start/index.ts';
import { drawnOf, firstChoice, keepChoice, toPaperInput, type Choice } from './choice.ts';
import type { PaperChoicesQuery } from './choices.generated.ts';
import { MixFields, type Matches } from './MixFields.tsx';
import { DrawnHere, NothingToDraw } from './Here.tsx';
import classes from './NewPaper.module.css';
import { RunFields } from './RunFields.tsx';
import { SittingFields } from './SittingFields.tsx';
import { type Drawable, useDrawable } from './useDrawable.ts';

const SOURCES = [
  { value: 'MIX', text: 'papers.aMix' },
  { value: 'SITTING', text: 'papers.aSitting' },
] as const;

type Props = { choices: PaperChoicesQuery; params: URLSearchParams };

type SourceProps = { isHere: boolean; source: Choice['source']; onChange: (source: Choice['source']) => void };

const SourceField = ({ isHere, source, onChange }: SourceProps) => (
  <Choices
    legend={t('papers.source')}
    type="radio"
    options={SOURCES.filter(({ value }) => !isHere || value === 'MIX').map(({ value, text }) => ({
      value,
      text: t(text),
    }))}
    chosen={[source]}
    onChange={([chosen]) => onChange(chosen as Choice['source'])}
  />
);

/** Without the network, of what is on this device. */
export function NewPaperForm({ choices: all, params }: Props) {
  const { choice, choices, change, isHere, isReading } = useChoice(all, params);
  const [matches, setMatches] = useState<Matches>();
  const { start, busy, error } = useStartPaper();
  const askedYear = Number(params.get('year')) || null;
  const input = toPaperInput(choice);
  const isMix = choice.source === 'MIX';
  const drawn = isMix ? drawnOf(choice, matches ?? choice) : undefined;
  const subjects = choices.professionalYears.find(({ code }) => code === choice.prof)?.subjects ?? [];
  if (choices.professionalYears.length === 0) return <NothingToDraw />;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!input) return;
        // What the device cannot do now is not the reader's choice.
        if (!isHere) keepChoice(choice, params);
        void start(input, isHere);
      }}
    >
      {isHere && <DrawnHere />}
      <SourceField isHere={isHere} source={choice.source} onChange={(source) => change({ source })} />
      <NativeSelect
        label={t('papers.prof')}
        data={choices.professionalYears.map(({ code, name }) => ({ value: code, label: name }))}
        value={choice.prof}
        onChange={({ currentTarget }) => change({ prof: currentTarget.value, topics: [] })}
      />
      {isMix ? (
        <MixFields
          choice={choice}
          subjects={subjects}
          boards={choices.boards}
          onChange={change}
          onMatches={setMatches}
        />
      ) : (
        <SittingFields {...{ choice, subjects, askedYear }} boards={choices.boards} onChange={change} />
      )}
      <RunFields choice={choice} drawn={drawn} rules={choices.scoringRules} hasModes={!isHere} onChange={change} />
      <StartProblem error={error} />
      <div className={classes.submit}>
        <Button type="submit" loading={busy} disabled={!input || drawn === 0 || isReading}>
          {t('papers.startPaper')}
        </Button>
        <p>{t(choice.mode === 'EXAM' ? 'papers.examHint' : 'papers.tutorHint')}</p>
      </div>
    </form>
  );
}

function useChoice(all: PaperChoicesQuery, params: URLSearchParams) {
  const { isHere, drawable } = useDrawable();
  const choices = isHere && drawable ? withDrawable(all, drawable) : all;
  const [chosen, setChoice] = useState(() => fit(firstChoice(params), choices, true));
  const here = (before: Choice) => (isHere && drawable ? fitHere(before, choices) : before);
  return {
    choice: here(chosen),
    choices,
    change: (part: Partial<Choice>) =>
      setChoice((before) => fit({ ...here(before), ...part }, choices, part.prof !== undefined)),
    isHere,
    /** What is on this device. */
    isReading: isHere && !drawable,
  };
}

/** A new professional year selects all of its subjects. */
function fit(choice: Choice, { professionalYears }: PaperChoicesQuery, fills = false): Choice {
  const year = professionalYears.find(({ code }) => code === choice.prof) ?? professionalYears[0];
  const codes = year?.subjects.map(({ code }) => code) ?? [];
  const subjects = choice.subjects.filter((code) => codes.includes(code));
  return {
    ...choice,
    prof: year?.code ?? choice.prof,
    subject: codes.includes(choice.subject) ? choice.subject : (codes[0] ?? ''),
    subjects: subjects.length === 0 && fills ? codes : subjects,
  };
}

const withDrawable = ({ professionalYears, ...choices }: PaperChoicesQuery, drawable: Drawable): PaperChoicesQuery => ({
  ...choices,
  professionalYears: professionalYears
    .map(({ subjects, ...year }) => ({
      ...year,
      subjects: subjects.filter(({ code }) => drawable.some((one) => one.prof === year.code && one.code === code)),
    }))
    .filter(({ subjects }) => subjects.length > 0),
});

/** A mix with a tutor; of all subjects that are here, if none of the chosen ones is. */
const fitHere = (choice: Choice, choices: PaperChoicesQuery): Choice => ({
  ...fit(choice, choices, choice.subjects.length > 0),
  source: 'MIX',
  mode: 'TUTOR',
});
