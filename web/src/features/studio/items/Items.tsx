import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconX } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import { findItems, itemName, MAX_ITEMS, type CardItems } from './find-items.ts';
import classes from './Items.module.css';
import type { ItemsProps } from './ItemsField.tsx';
import { Suggestions } from './Suggestions.tsx';

/** What is chosen, what is suggested, and a search through all. */
export function Items({ value, onChange, of, isReadOnly = false }: ItemsProps) {
  const [text, setText] = useState('');
  const toggle = (code: string) =>
    onChange(value.includes(code) ? value.filter((one) => one !== code) : [...value, code]);
  return (
    <>
      {value.length === 0 ? (
        <p className={classes.hint}>{t('studio.itemsNone')}</p>
      ) : (
        <ul className={classes.chosen} aria-label={t('studio.itemsChosen')}>
          {value.map((code) => (
            <li key={code}>
              <span>
                <span lang="en">{itemName(code)}</span> <code lang="en">{code}</code>
              </span>
              {!isReadOnly && (
                <button
                  type="button"
                  onClick={() => toggle(code)}
                  aria-label={t('studio.itemRemove', { name: itemName(code) })}
                >
                  <IconX size={18} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && of && <Suggestions of={of} value={value} onAdd={toggle} />}
      {!isReadOnly && (
        <details className={classes.all}>
          <summary>{t('studio.itemsChoose')}</summary>
          <TextInput
            type="search"
            label={t('studio.itemsFind')}
            value={text}
            maxLength={100}
            autoComplete="off"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            // Enter in a form would submit it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <Found
            cards={findItems(text, of?.subject)}
            isAsked={text.trim() !== '' || of !== undefined}
            {...{ value, toggle }}
          />
        </details>
      )}
    </>
  );
}

type FoundProps = {
  cards: readonly CardItems[];
  isAsked: boolean;
  value: readonly string[];
  toggle: (code: string) => void;
};

function Found({ cards, isAsked, value, toggle }: FoundProps) {
  const isFull = value.length >= MAX_ITEMS;
  return (
    <div className={classes.found}>
      <p role="status" className={classes.hint}>
        {isFull
          ? t('studio.itemsFull', { max: MAX_ITEMS })
          : isAsked && t('studio.itemsFound', { count: cards.reduce((sum, { items }) => sum + items.length, 0) })}
      </p>
      {cards.map(({ card, items }) => (
        <fieldset key={card.code}>
          <legend lang="en">{card.name}</legend>
          {items.map(({ code, name }) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={value.includes(code)}
                disabled={isFull && !value.includes(code)}
                onChange={() => toggle(code)}
              />
              <span lang="en">{name}</span>
              <code lang="en">{code}</code>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
