import { site } from '../theme/site.ts';

type Props = {
  title: string | null | undefined;
  description?: string | null | undefined;
  image?: string | null | undefined;
  missing?: boolean | undefined;
};

const onServer = typeof window === 'undefined';

export const DocumentHead = ({ title, description, image, missing }: Props) => (
  <>
    <title>{title ? `${title} · ${site.name}` : site.name}</title>
    {description && <meta name="description" content={description} />}
    {missing && <meta name="robots" content="noindex" />}
    {/* Link previews are made without scripts. */}
    {onServer && image && <meta property="og:image" content={image} />}
  </>
);
