import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { taka } from '../../../components/taka.ts';
import { t } from '../messages/index.ts';
import { monthTick } from './month.ts';

const BARS = { isAnimationActive: false, maxBarSize: 40, radius: [4, 4, 0, 0] as [number, number, number, number] };

export const EarningsChart = ({ monthly }: Pick<AffiliateRecordFragment, 'monthly'>) => (
  <BarChart
    h={260}
    data={monthly.map(({ month, earned }) => ({ month: monthTick(month), earned }))}
    dataKey="month"
    series={[{ name: 'earned', label: t('affiliate.earned'), color: 'var(--brand)' }]}
    valueFormatter={taka}
    yAxisProps={{ width: 72, allowDecimals: false }}
    tooltipAnimationDuration={0}
    barProps={BARS}
    barChartProps={{ accessibilityLayer: false }}
    gridColor="var(--hairline)"
    textColor="var(--ink-soft)"
  />
);
