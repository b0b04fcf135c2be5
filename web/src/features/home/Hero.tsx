import { Button, Input } from '@mantine/core';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { languagePath } from 'schema/language-path.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { IconSearch } from '../../components/icons.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { currentLanguage } from '../../i18n/language.ts';
import classes from './Hero.module.css';
import { t } from './messages/index.ts';

// Specification 9.
const MAX_SEARCH = 40;
const BLURBS = ['shared.questions', 'shared.internship'] as const;

export const Hero = () => (
  <div className={classes.words}>
    <PageHeader title={t('home.headline')} documentTitle={t('shared.home')} description={t('home.subtitle')}>
      <p>{t('home.subtitle')}</p>
    </PageHeader>
    <HeroSearch />
    <ul className={classes.blurbs}>
      {BLURBS.map((section) => (
        <li key={section}>
          <strong>{t(section)}</strong>
          {t('home.topicsToChoose')}
        </li>
      ))}
    </ul>
  </div>
);

const searchAddress = () =>
  import.meta.env.BANGLA || import.meta.env.SSR
    ? languagePath(siteRoutes.search, currentLanguage())
    : siteRoutes.search;

function HeroSearch() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = new FormData(event.currentTarget).get('q');
    const q = typeof input === 'string' ? input.trim() : '';
    if (q) void navigate(`${siteRoutes.search}?${new URLSearchParams({ q }).toString()}`);
  };
  return (
    <form role="search" action={searchAddress()} className={classes.search} onSubmit={submit}>
      <Input
        type="search"
        name="q"
        aria-label={t('home.searchFor')}
        placeholder={t('home.searchFor')}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        className={classes.field}
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      />
      <Button type="submit">{t('home.search')}</Button>
    </form>
  );
}
