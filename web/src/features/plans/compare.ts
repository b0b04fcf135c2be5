type Plan = { id: string; features: readonly string[]; advantages: readonly string[] };

/** Something that plans include, in the words of the first that says so. */
export type ComparedFeature = { text: string; planIds: ReadonlySet<string> };

const wordsOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/**
 * What each plan's own texts say, as one list: every feature, and of the advantages those that several plans share; first
 * what most have. `own` are the advantages left to each plan by its id.
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
