import { TOKEN, userRow } from '../people.ts';
import { unreadable, type Variation } from './variation.ts';

const CLOUD = 'https://res.cloudinary.com/demo/image/upload/v1312461204/ward%20round.jpg';
const ALLOWED = { IMAGE_ORIGINS: 'https://res.cloudinary.com, https://cdn.example:8443/' };
const BANNERS = '{ banners { id image { publicId url(width: 668, height: 668) } } }';

const banner = (url: unknown) => ({ '/content/banners': { banners: [{ _id: 'b1', url }] } });
const shown = (publicId: string, url: string) => ({ banners: [{ id: 'b1', image: { publicId, url } }] });
const notAllowed = (origin: string) => ({ msg: 'pages may not show pictures from there: see IMAGE_ORIGINS', origin });

/** An image in the store, by its public id. */
const stored = (name: string, url: unknown, publicId: string, path = publicId): Variation => ({
  name,
  upstream: banner(url),
  query: BANNERS,
  data: shown(publicId, `/images/${path}?w=668&h=668`),
});

/** An image at another origin, whose address is returned unchanged. */
const elsewhere = (name: string, url: unknown, address: string): Variation => ({
  name,
  upstream: banner(url),
  query: BANNERS,
  env: ALLOWED,
  data: shown(address, address),
});

const refused = (reference: string): Variation => ({
  name: `${JSON.stringify(reference)}, which is no image`,
  upstream: banner({ public_id: reference }),
  query: BANNERS,
  data: { banners: [] },
  log: [unreadable('GET /content/banners', 'url', 'b1')],
});

/** Addresses that pages may not show, and invalid paths. */
const HOSTILE = [
  '..',
  '../users',
  'folder/../../users',
  'folder/./name',
  'folder//name',
  '/etc/passwd',
  'folder/',
  '.env',
  'folder/.htaccess',
  '%2e%2e/users',
  'folder%2Fname',
  '/images/folder%2fname',
  '/images/%2e%2e/users',
  'folder\\name',
  'a?w=1',
  'a#b',
  'a;b',
  '//evil.example/x.png',
  '\\\\evil.example\\x.png',
  'https:\\\\evil.example\\x.png',
  'https:/evil.example/x.png',
  'http://evil.example/x.png',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://res.cloudinary.com/x.png',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://res.cloudinary.com/x',
  'ftp://evil.example/x.png',
  'https://reader:secret@res.cloudinary.com/x.png',
  'https://127.0.0.1/x.png',
  'https://2130706433/x.png',
  'https://0x7f.1/x.png',
  'https://[::1]/x.png',
  'https://[::ffff:10.0.0.7]/x.png',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/x.png',
  'https://100.64.0.1/x.png',
  'https://localhost/x.png',
  'https://localhost./x.png',
  'https://printer.local/x.png',
  'https://intranet/x.png',
  'https://*.example/x.png',
  'https://cdn.example;script-src/x.png',
  'https://db.internal:5432/x.png',
  `folder/${'x'.repeat(300)}`,
  'a/b/c/d/e/f/g/h/i/j/k',
];

/** Variations of references to pictures. */
export const imageVariations: Variation[] = [
  stored('an address of its own store', { url: '/med/api/v1/images/slide-1' }, 'slide-1'),
  stored('a public id in a folder', { public_id: 'banners/slide-1' }, 'banners/slide-1'),
  stored('a public id with a version and an ending', { public_id: 'v1/abc.jpg' }, 'v1/abc.jpg'),
  stored('a public id with an ending', { public_id: 'abc.jpg' }, 'abc.jpg'),
  stored('a public id alone', 'folder/name', 'folder/name'),
  stored(
    'a public id in Bangla, with a space',
    { public_id: 'ব্যানার/ward 1.png' },
    'ব্যানার/ward 1.png',
    'ব্যানার/ward 1.png'.split('/').map(encodeURIComponent).join('/'),
  ),
  stored(
    'an address of a folder in its store',
    '/images/banners/slide%201.png',
    'banners/slide 1.png',
    'banners/slide%201.png',
  ),
  stored('an address of its store by its public name', 'https://api.example/med/api/v1/images/slide-1', 'slide-1'),
  stored('an address of its store on a private network', 'https://10.0.0.7/med/api/v1/images/slide-1', 'slide-1'),
  stored('both, of which pages may not show the one elsewhere', { public_id: 'a/b', secure_url: CLOUD }, 'a/b'),
  elsewhere('an address elsewhere', { url: CLOUD }, CLOUD),
  elsewhere('an address elsewhere in place of the public id', { public_id: CLOUD }, CLOUD),
  elsewhere(
    'an address elsewhere, alone',
    'https://cdn.example:8443/a.webp?v=2',
    'https://cdn.example:8443/a.webp?v=2',
  ),
  elsewhere('both, of which pages may show the one elsewhere', { public_id: 'a/b', secure_url: CLOUD }, CLOUD),
  elsewhere('an unsafe address beside a safe one', { url: CLOUD.replace('https', 'http'), secure_url: CLOUD }, CLOUD),
  {
    name: 'an address elsewhere that pages may not show, logged by its origin',
    upstream: {
      '/content/banners': {
        banners: [
          { _id: 'b1', url: { url: 'https://photos.example/a.jpg?key=s3cret' } },
          { _id: 'b2', url: { url: 'https://photos.example/b.jpg' } },
        ],
      },
    },
    query: '{ banners { image { url } } }',
    env: ALLOWED,
    data: {
      banners: [
        { image: { url: 'https://photos.example/a.jpg?key=s3cret' } },
        { image: { url: 'https://photos.example/b.jpg' } },
      ],
    },
    log: [notAllowed('https://photos.example')],
  },
  {
    name: 'covers, article banners, icons and photos elsewhere',
    upstream: {
      '/users': { data: userRow({ profileImage: CLOUD }) },
      '/ebook': { data: [{ book_name: 'Pocket', cover_image: { url: CLOUD }, drive_link: 'https://drive.example/1' }] },
      '/intern-search/sub-topics/t1': {
        data: {
          _id: 't1',
          topic_name: 'Shock',
          view: { banner: { image: { public_id: 'rx/shock.png', secure_url: CLOUD } }, content: [{ body: 'Airway.' }] },
        },
      },
      '/intern/tabs': { data: [{ _id: 's1', subject: 'Surgery', url: { url: 'icons/knife.svg' } }] },
    },
    query: `{ viewer { profileImage { url(width: 96) } } ebooks { cover { url } }
      internshipArticle(id: "t1") { banner { url } } internshipSubjects { iconUrl } }`,
    token: TOKEN,
    env: ALLOWED,
    data: {
      viewer: { profileImage: { url: CLOUD } },
      ebooks: [{ cover: { url: CLOUD } }],
      internshipArticle: { banner: { url: CLOUD } },
      internshipSubjects: [{ iconUrl: '/images/icons/knife.svg' }],
    },
  },
  {
    name: 'a photo that is none, whose reader is not named',
    upstream: { '/users': { data: userRow({ profileImage: { public_id: 'javascript:alert(1)' } }) } },
    query: '{ viewer { profileImage { url } } }',
    token: TOKEN,
    data: { viewer: { profileImage: null } },
    log: [{ msg: 'unreadable; left out', call: 'GET /users', field: 'profileImage' }],
  },
  {
    name: 'no picture at all',
    upstream: { '/users': { data: userRow({ profileImage: { public_id: '', url: null } }) } },
    query: '{ viewer { profileImage { url } } }',
    token: TOKEN,
    data: { viewer: { profileImage: null } },
  },
  ...HOSTILE.map(refused),
];
