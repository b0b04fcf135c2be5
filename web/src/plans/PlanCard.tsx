import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { IconCheck, IconPlus } from '../components/icons.ts';
import { PlanWay } from './PlanWay.tsx';
import type { PlanFragment } from './plan.generated.ts';
import classes from './PlanCards.module.css';
import { taka } from '../components/taka.ts';

type Props = { plan: PlanFragment; highlighted: boolean };

/** One plan: for whom, for how much, with what, and the way to it. */
export function PlanCard({ plan, highlighted }: Props) {
  const [asked, setAsked] = useState(false);
  const way = useId();
  const { name, shortDescription, prices, features, advantages } = plan;
  return (
    <li className={classes.plan} data-highlighted={highlighted || undefined}>
      {highlighted && <p className={classes.badge}>Recommended</p>}
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.description}>{shortDescription}</p>
      <ul className={classes.prices} aria-label={`Prices of ${name}`}>
        {prices.map(({ price, duration }) => (
          <li key={duration}>
            <strong>{taka(price)}</strong> <span>for {duration}</span>
          </li>
        ))}
      </ul>
      <Points label="Features" icon={<IconCheck size={16} stroke={2.5} aria-hidden />} points={features} />
      <Points label="Advantages" icon={<IconPlus size={16} stroke={2.5} aria-hidden />} points={advantages} titled />
      <Button
        className={classes.get}
        variant={highlighted ? 'filled' : 'default'}
        aria-expanded={asked}
        aria-controls={way}
        aria-label={`Get this plan: ${name}`}
        onClick={() => setAsked(!asked)}
      >
        Get this plan
      </Button>
      <div id={way} hidden={!asked} className={classes.way}>
        <PlanWay plan={name} />
      </div>
    </li>
  );
}

type PointsProps = { label: string; icon: React.ReactNode; points: readonly string[]; titled?: boolean };

function Points({ label, icon, points, titled = false }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <div className={classes.points}>
      {titled && <h4>{label}</h4>}
      <ul aria-label={label}>
        {points.map((point) => (
          <li key={point}>
            {icon}
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
