import { BuiltAssets } from '../../src/web/rendering/built-assets';

/** A build that knows one picture, for presenters that need some. */
export const builtPictures = () =>
  new BuiltAssets(
    {
      build: 'a-build',
      style: '/s.css',
      sheets: {},
      script: '/s.js',
      fonts: [],
      widgets: {},
      videos: {},
      pictures: {
        'aegean-cove': {
          width: 2400,
          height: 1600,
          alt: 'A cove.',
          placeholderClass: 'placeholder-aegean-cove',
          files: [
            { width: 800, url: '/a-800.webp' },
            { width: 1600, url: '/a-1600.webp' },
          ],
        },
      },
    },
    'no-maps',
  );
