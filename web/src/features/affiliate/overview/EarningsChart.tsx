import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { taka } from '../../../components/taka.ts';
import { monthTick } from './month.ts';

const SERIES = [{ name: 'earned', label: 'Earned', color: 'var(--brand)' }];
const BARS = { isAnimationActive: false, maxBarSize: 40, radius: [4, 4, 0, 0] as [number, number, number, number] };

/** A bar for each month. */
export const EarningsChart = ({ monthly }: Pick<AffiliateRecordFragment, 'monthly'>) => (
  <BarChart
    h={260}
    data={monthly.map(({ month, earned }) => ({ month: monthTick(month), earned }))}
    dataKey="month"
    series={SERIES}
    valueFormatter={taka}
    yAxisProps={{ width: 72, allowDecimals: false }}
    tooltipAnimationDuration={0}
    barProps={BARS}
    barChartProps={{ accessibilityLayer: false }}
    gridColor="var(--hairline)"
    textColor="var(--ink-soft)"
  />
);
