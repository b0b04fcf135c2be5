import { useSearchParams } from 'react-router-dom';
import classes from './StateFilter.module.css';

type Props<State> = {
  label: string;
  /** The first is shown without a parameter. */
  states: readonly State[];
  state: State;
  name: (state: State) => string;
  /** Of the address. */
  param?: string;
};

/** Which entries a list shows, as `?state=` or another parameter says. */
export function StateFilter<State extends string>({ label, states, state, name, param = 'state' }: Props<State>) {
  const [, setParams] = useSearchParams();
  return (
    <div role="group" aria-label={label} className={classes.states}>
      {states.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === state}
          onClick={() =>
            setParams((params) => {
              if (one === states[0]) params.delete(param);
              else params.set(param, one);
              return params;
            })
          }
        >
          {name(one)}
        </button>
      ))}
    </div>
  );
}
