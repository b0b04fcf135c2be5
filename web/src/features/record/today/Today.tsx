import { lazy, Suspense, useCallback, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { siteRoutes } from 'schema/site-routes.ts';
import { useSession } from '../../../session/index.ts';
import { loadQuestionPractice } from '../../questions/index.ts';
import { listStoredPapers } from '../../papers/device/index.ts';
import { NEW_PAPER_PATH, paperPath } from '../../../paths/papers.ts';
import {
  countDays,
  countOf,
  type ListName,
  type Place,
  placeTitle,
  readAttempts,
  readPlaces,
  readRecords,
  useReturn,
  useStored,
  useWaiting,
} from '../../study/device/index.ts';
import { type DayCount, daysUntil, today } from '../../study/days/index.ts';
import { t } from '../messages/index.ts';
import { REVIEW_PATH } from '../../../paths/review.ts';
import { type Downloaded, withTexts } from '../../study/packed/index.ts';
import { readDeviceDay, readReview } from '../../study/reviews/index.ts';
import { useDownloaded } from '../../review/downloaded/index.ts';
import { useLate } from '../../../components/useLate.ts';
import { expectRound, ROUND } from '../now/round.ts';
import { listPath, NOW_PATH, RECORD_PATH } from '../paths.ts';
import classes from './Today.module.css';
import { DevicesLead, type DevicesDay, PlanLead } from './PlanLead.tsx';
import { useTodayOfferQuery } from './today-offer.generated.ts';
import { useTodayQuery } from './today.generated.ts';

const MAX_PLACES = 3;
const PAGE = 20;

type Day = Pick<DayCount, 'date' | 'answered'>;
type Paper = { id: string; title: string; state: 'OPEN' | 'FINISHED' };
type Props = {
  places: readonly Place[];
  wrong: number;
  due: number;
  days: readonly Day[];
  /** Newest first; undefined if the server has no papers. */
  papers: readonly Paper[] | undefined;
  /** What a review on this device has. */
  ofDevice?: { due: number; wrong: number } | undefined;
  /** What a plan has for today by what is on this device. */
  planned?: DevicesDay | undefined;
  /** Whether the server plans reviews. */
  hasReview?: boolean;
};

const OwnTargets = lazy(async () => ({ default: (await import('../../review/targets/index.ts')).OwnTargets }));

export const Today = () =>
  useSession() ? (
    <div className={classes.panel}>
      <AccountToday />
      <Suspense>
        <OwnTargets isCompact />
      </Suspense>
    </div>
  ) : (
    <DeviceToday />
  );

function AccountToday() {
  const { data, loading, refetch } = useTodayQuery({ fetchPolicy: 'cache-and-network' });
  const refresh = () => void refetch().catch(() => {});
  useReturn(refresh);
  useWaiting(refresh);
  const isLate = useLate(loading && !data);
  const study = data?.viewer?.study;
  if (study) {
    const papers = data.features.papers ? study.papers.edges.map(({ node }) => node) : undefined;
    const { places, wrong, due, overview } = study;
    const { review: hasReview } = data.features;
    return <Sheet {...{ places, papers, hasReview }} wrong={wrong.total} due={due.total} days={overview.days} />;
  }
  // If the account has no record or cannot be reached.
  return loading && !isLate ? null : <DeviceToday />;
}

const readToday = async (downloaded: Downloaded | undefined) => {
  const [places, own, attempts, papers, planned, review] = await Promise.all([
    readPlaces(),
    readRecords(),
    readAttempts(),
    listStoredPapers(),
    readDeviceDay(downloaded),
    readReview(),
  ]);
  const records = downloaded ? withTexts(own, downloaded.texts) : own;
  return {
    places,
    wrong: countOf('wrong', records),
    due: countOf('due', records),
    ofDevice: { due: planned.today.due, wrong: planned.items.filter(({ why }) => why === 'WRONG').length },
    days: countDays(attempts),
    planned: review?.plan ? { examOn: review.plan.examOn, ...planned.today } : undefined,
    papers: papers.map(({ paper, handedInAt }) => ({ ...paper, state: handedInAt ? 'FINISHED' : paper.state })),
  };
};

function DeviceToday() {
  const downloaded = useDownloaded();
  const stored = useStored(useCallback(() => readToday(downloaded), [downloaded]));
  const { data, loading } = useTodayOfferQuery();
  if (!stored || !downloaded || loading) return null;
  return <Sheet {...stored} papers={data?.features.papers ? stored.papers : undefined} />;
}

const Sheet = ({ places, wrong, due, days, papers, ofDevice, planned, hasReview = false }: Props) => (
  <section className={classes.today} aria-label={t('record.today')}>
    {hasReview ? (
      <PlanLead>
        <Now places={places} due={due} wrong={wrong} />
      </PlanLead>
    ) : planned ? (
      <DevicesLead planned={planned} done={answeredOn(days, today())}>
        <Now places={places} due={due} wrong={wrong} ofDevice={ofDevice} />
      </DevicesLead>
    ) : (
      <Now places={places} due={due} wrong={wrong} ofDevice={ofDevice} />
    )}
    <ul className={classes.places} aria-label={t('record.continue')}>
      {places.slice(0, MAX_PLACES).map((place) => (
        <li key={place.path}>
          <Link to={addressOf(place)} className={classes.tile}>
            <small>{t('record.continue')}</small>
            <strong>{placeTitle(place)}</strong>
            <span>{t('record.place', place)}</span>
          </Link>
        </li>
      ))}
      {places.length === 0 && (
        <li>
          <Link to={siteRoutes.boards} className={classes.tile}>
            <small>{t('record.today')}</small>
            <strong>{t('record.start')}</strong>
            <span>{t('record.startHint')}</span>
          </Link>
        </li>
      )}
    </ul>
    <ListTile list="wrong" name={t('record.again')} count={wrong} of={t('record.wrong')} />
    <Link to={RECORD_PATH} className={classes.tile}>
      <small>{t('record.thisWeek')}</small>
      <Week days={days} />
    </Link>
    {due > 0 && !hasReview && <ListTile list="due" name={t('record.toReview')} count={due} of={t('record.blank')} />}
    {papers && <PaperTile open={papers.find(({ state }) => state === 'OPEN')} />}
  </section>
);

const answeredOn = (days: readonly Day[], on: string) => days.find(({ date }) => date === on)?.answered ?? 0;

type TileProps = { list: ListName; name: string; count: number; of: string };

const ListTile = ({ list, name, count, of }: TileProps) => (
  <Link to={listPath(list)} className={classes.tile} data-list={list}>
    <small>{name}</small>
    <strong className={classes.number}>{t('record.number', { count })}</strong>
    <span>{of}</span>
  </Link>
);

/** One button to begin with: questions to review, wrong ones, then new ones from the reader's last places. */
function Now({ places, ofDevice, ...own }: Pick<Props, 'places' | 'due' | 'wrong' | 'ofDevice'>) {
  // A review has all that is due.
  const expected = ofDevice
    ? expectRound(ofDevice, places, Math.max(ROUND, ofDevice.due + ofDevice.wrong))
    : expectRound(own, places);
  // A round must open offline.
  useEffect(() => void Promise.all([import('../lists/OwnListPage.tsx'), loadQuestionPractice()]).catch(() => {}), []);
  if (expected.count === 0) return <p className={classes.none}>{t('record.nowNothing')}</p>;
  const parts = [
    expected.due > 0 && t('record.nowDue', { count: expected.due }),
    expected.wrong > 0 && t('record.nowWrong', { count: expected.wrong }),
    expected.fresh > 0 && t('record.nowNew', { count: expected.fresh, title: placeTitle(places[0]!) }),
  ].filter((part) => part !== false);
  return (
    <Link to={ofDevice ? REVIEW_PATH : NOW_PATH} state={FROM_HOME} className={classes.now}>
      <strong>{t('record.now', { count: expected.count })}</strong>
      <span>{parts.reduce((first, next) => t('record.nowThen', { first, next }))}</span>
    </Link>
  );
}

const FROM_HOME = { fromHome: true };

const PaperTile = ({ open }: { open: Paper | undefined }) => (
  <Link to={open ? paperPath(open.id) : NEW_PAPER_PATH} className={classes.tile} data-paper>
    <small>{t(open ? 'record.continuePaper' : 'record.makePaper')}</small>
    <strong>{open ? open.title : t('record.paperLike')}</strong>
  </Link>
);

/** Links to the question itself: cards in a list have their place as id. */
function addressOf({ path, place }: Place) {
  const page = Math.ceil(place / PAGE);
  return `${path}${page > 1 ? `?page=${page}` : ''}#place-${place}`;
}

function Week({ days }: { days: readonly Day[] }) {
  const counts = new Map(days.map(({ date, answered }) => [date, answered]));
  const week = daysUntil(today(), 7).map((date) => ({ date, answered: counts.get(date) ?? 0 }));
  const most = Math.max(1, ...week.map(({ answered }) => answered));
  const count = week.reduce((sum, { answered }) => sum + answered, 0);
  return (
    <>
      <strong className={classes.number}>{t('record.number', { count })}</strong>
      <span>{t('record.answers', { count })}</span>
      <span className={classes.bars} aria-hidden>
        {week.map(({ date, answered }) => (
          <i key={date} style={{ height: `${(answered / most) * 100}%` }} />
        ))}
      </span>
    </>
  );
}
