type Plan = { id: string; features: readonly string[]; advantages: readonly string[] };

/** A feature, in the words of the first plan that lists it. */
export type ComparedFeature = { text: string; planIds: ReadonlySet<string> };

const wordsOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/**
 * Merges the features of all plans, and the advantages that several plans share, into one list with the most common
 * first. `own` has each plan's other advantages, by the plan's id.
 */
export function comparePlans(plans: readonly Plan[]) {
  const found = new Map<string, { text: string; planIds: Set<string>; isFeature: boolean }>();
  const note = (plan: Plan, texts: readonly string[], isFeature: boolean) => {
    for (const text of texts.map(wordsOf)) {
      const key = text.toLowerCase();
      const entry = found.get(key) ?? { text, planIds: new Set<string>(), isFeature };
      entry.planIds.add(plan.id);
      entry.isFeature ||= isFeature;
      if (text) found.set(key, entry);
    }
  };
  for (const plan of plans) note(plan, plan.features, true);
  for (const plan of plans) note(plan, plan.advantages, false);
  const isRow = ({ isFeature, planIds }: { isFeature: boolean; planIds: Set<string> }) => isFeature || planIds.size > 1;
  const all = [...found.values()];
  const features: ComparedFeature[] = all.filter(isRow).sort((a, b) => b.planIds.size - a.planIds.size);
  const ownOf = ({ id }: Plan) => all.filter((entry) => !isRow(entry) && entry.planIds.has(id)).map(({ text }) => text);
  return { features, own: new Map(plans.map((plan) => [plan.id, ownOf(plan)])) };
}
