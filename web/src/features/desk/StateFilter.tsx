import { useSearchParams } from 'react-router-dom';
import classes from './StateFilter.module.css';

type Props<State> = {
  label: string;
  /** The first is shown without a parameter. */
  states: readonly State[];
  state: State;
  name: (state: State) => string;
};

/** Which entries a list shows, as `?state=` says. */
export function StateFilter<State extends string>({ label, states, state, name }: Props<State>) {
  const [, setParams] = useSearchParams();
  return (
    <div role="group" aria-label={label} className={classes.states}>
      {states.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === state}
          onClick={() => setParams(one === states[0] ? {} : { state: one })}
        >
          {name(one)}
        </button>
      ))}
    </div>
  );
}
