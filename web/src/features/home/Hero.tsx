import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { IconSearch } from '../../components/icons.ts';
import { messages } from '../../components/messages.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import classes from './Hero.module.css';

// Specification 9.
const MAX_SEARCH = 40;
const BLURBS = ['Board questions', 'RX Aid'];

/** What the product is, and the quickest way into it. */
export const Hero = () => (
  <div className={classes.words}>
    <PageHeader title={messages.headline} documentTitle="Home" description={messages.subtitle}>
      <p>{messages.subtitle}</p>
    </PageHeader>
    <HeroSearch />
    <ul className={classes.blurbs}>
      {BLURBS.map((what) => (
        <li key={what}>
          <strong>{what}</strong>
          {messages.topicsToChoose}
        </li>
      ))}
    </ul>
  </div>
);

function HeroSearch() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    if (q) void navigate(`${siteRoutes.search}?${new URLSearchParams({ q }).toString()}`);
  };
  return (
    <form role="search" action={siteRoutes.search} className={classes.search} onSubmit={submit}>
      <TextInput
        type="search"
        name="q"
        aria-label={messages.heroSearch}
        placeholder={messages.heroSearch}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        className={classes.field}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Button type="submit">search</Button>
    </form>
  );
}
