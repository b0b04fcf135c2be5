import { PRODUCT_NAME } from '../theme/brand.ts';

type Props = {
  title: string | null | undefined;
  description?: string | null | undefined;
  image?: string | null | undefined;
  missing?: boolean | undefined;
};

const onServer = typeof window === 'undefined';

/** What a browser's tab, a search engine and the preview of a shared link say of a page; React lifts it into the head. */
export const DocumentHead = ({ title, description, image, missing }: Props) => (
  <>
    <title>{title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME}</title>
    {description && <meta name="description" content={description} />}
    {missing && <meta name="robots" content="noindex" />}
    {/* Who makes previews runs no scripts. */}
    {onServer && image && <meta property="og:image" content={image} />}
  </>
);
