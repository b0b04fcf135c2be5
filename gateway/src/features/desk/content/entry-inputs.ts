import type {
  BannerInput,
  EbookInput,
  FaqInput,
  InternshipSubjectInput,
  InternshipTopicInput,
  PlanInput,
} from '../../../graphql.generated.ts';

type Entry = Record<string, unknown> & { id: string };

/** The REST API knows no null: what is empty is left out. */
const present = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null && value !== ''));

export const bannerEntry = ({ id, imageId, alt }: BannerInput): Entry => ({ id, image: imageId, alt });

export const faqEntry = ({ hidden, ...faq }: FaqInput): Entry => ({ ...faq, is_hide: hidden });

export const planEntry = ({ shortDescription, prices, onSale, ...plan }: PlanInput): Entry => ({
  ...plan,
  short_description: shortDescription,
  plans: prices,
  status: onSale,
});

export const subjectEntry = ({ id, name, iconId }: InternshipSubjectInput): Entry => ({
  id,
  subject: name,
  ...present({ icon: iconId }),
});

export const ebookEntry = ({ name, coverId, driveLink, ...ebook }: EbookInput): Entry => ({
  ...ebook,
  book_name: name,
  ...present({ cover: coverId }),
  drive_link: driveLink,
});

export const topicEntry = ({
  list,
  isList,
  name,
  reviewedOn,
  bannerId,
  explanationBn,
  ...topic
}: InternshipTopicInput): Entry => {
  const { id, subject, ...article } = topic;
  const place = { id, subject, topic: list ?? null, is_array: isList, title: name };
  return isList
    ? place
    : {
        ...place,
        ...present({ ...article, reviewed_on: reviewedOn, banner: bannerId, explanation_bn: explanationBn }),
      };
};
