import type { ReactElement, ReactNode } from 'react';
import { RETENTION } from 'review/memory.ts';
import { type MessageId, Trans } from './messages/index.ts';

const WIKI = 'https://github.com/open-spaced-repetition/fsrs4anki/wiki';

const PAPERS = [
  ['review.memorySourcesYe', 'https://doi.org/10.1145/3534678.3539081'],
  ['review.memorySourcesCepeda', 'https://doi.org/10.1037/0033-2909.132.3.354'],
  ['review.memorySourcesRoediger', 'https://doi.org/10.1111/j.1467-9280.2006.01693.x'],
  ['review.memorySourcesMurre', 'https://doi.org/10.1371/journal.pone.0120644'],
] as const satisfies [MessageId, string][];

const VALUES = { retention: Math.round(RETENTION * 100) };

const STRONG = { strong: <strong /> };

type TextProps = { id: MessageId; components?: Record<string, ReactElement> };

const Text = ({ id, components = STRONG }: TextProps) => <Trans id={id} values={VALUES} components={components} />;

const Source = ({ href, children }: { href: string; children?: ReactNode }) => <a href={href}>{children}</a>;

const Paragraphs = ({ ids }: { ids: readonly MessageId[] }) =>
  ids.map((id) => (
    <p key={id}>
      <Text id={id} />
    </p>
  ));

const List = ({ ids }: { ids: readonly MessageId[] }) => (
  <ul>
    {ids.map((id) => (
      <li key={id}>
        <Text id={id} />
      </li>
    ))}
  </ul>
);

export const Forgetting = () => <Paragraphs ids={['review.memoryForgettingText', 'review.memoryForgettingModel']} />;

export const Knowledge = () => (
  <>
    <Paragraphs ids={['review.memoryKnowsText']} />
    <List ids={['review.memoryAgain', 'review.memoryHard', 'review.memoryGood', 'review.memoryEasy']} />
    <Paragraphs ids={['review.memoryKnowsState']} />
  </>
);

export const Reasons = () => <Paragraphs ids={['review.memoryWhyText', 'review.memoryWhyPlan']} />;

export const Retention = () => <Paragraphs ids={['review.memoryRetentionText']} />;

export const LastPass = () => <Paragraphs ids={['review.memoryLastPassText']} />;

export const NotCounted = () => (
  <List
    ids={[
      'review.memoryNotCountedSkips',
      'review.memoryNotCountedSecond',
      'review.memoryNotCountedUndone',
      'review.memoryNotCountedKey',
    ]}
  />
);

export const Sources = () => (
  <ul lang="en">
    <li>
      <Text
        id="review.memorySourcesModel"
        components={{
          abc: <Source href={`${WIKI}/ABC-of-FSRS`} />,
          algorithm: <Source href={`${WIKI}/The-Algorithm`} />,
        }}
      />
    </li>
    {PAPERS.map(([id, href]) => (
      <li key={id}>
        <Text id={id} components={{ link: <Source href={href} /> }} />
      </li>
    ))}
  </ul>
);
