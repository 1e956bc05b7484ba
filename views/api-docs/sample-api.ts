import type { ApiDocsPageProps } from './ApiDocsPage';
import type { ApiFeaturePageProps } from './ApiFeaturePage';

const frame = { path: '/api/docs', year: 2027 } as const;

export const sampleContentsPage: ApiDocsPageProps = {
  frame,
  head: {},
  documentHref: '/api/openapi.json',
  introductionHtml: '<p><strong>Bodies</strong> are JSON in UTF-8.</p>',
  features: [
    {
      name: 'Favorites',
      description: 'What a guest keeps for later.',
      href: '/api/docs/favorites',
      calls: [
        {
          id: 'addFavorite',
          method: 'POST',
          path: '/api/favorites',
          summary: 'Keeps an item.',
          href: '/api/docs/favorites#addFavorite',
        },
      ],
    },
  ],
  errors: [
    { code: 'NO_SESSION', status: 401, when: 'The call needs a signed-in guest.' },
    { code: 'UNAVAILABLE', status: 503, when: 'A system behind the site does not answer.' },
  ],
  hasScenarios: true,
};

export const sampleFeaturePage: ApiFeaturePageProps = {
  frame,
  head: {},
  name: 'Favorites',
  description: 'What a guest keeps for later.',
  contentsHref: '/api/docs',
  features: [
    { name: 'Voyages', href: '/api/docs/voyages' },
    { name: 'Favorites', href: '/api/docs/favorites' },
  ],
  calls: [
    {
      id: 'addFavorite',
      method: 'POST',
      path: '/api/favorites',
      summary: 'Keeps an item.',
      text: 'Keeps an item. Adding it again changes nothing.',
      needs: 'For signed-in guests.',
      parameters: [
        {
          name: 'X-Landfall-Scenario',
          place: 'header',
          type: 'text',
          isRequired: false,
          text: 'Of a demonstration only.',
        },
      ],
      body: [
        { name: 'type', type: 'one of STORY, VOYAGE', isRequired: true },
        { name: 'value', type: 'text, at most 120 characters', isRequired: true, text: 'The slug of a story.' },
      ],
      curl: 'curl "$LANDFALL/api/favorites" \\\n  -X POST \\\n  -b cookies.txt',
      typescript:
        "const outcome = await api.call('addFavorite', { body: { type: 'STORY', value: 'the-middle-watch' } });",
      answers: [
        {
          status: '201',
          text: 'It is kept from now on.',
          fields: [{ name: 'id', type: 'text', isRequired: true }],
          codes: [],
          headers: [],
          example: '{\n  "id": "1"\n}',
        },
        { status: '401', text: 'No session (NO_SESSION).', fields: [], codes: ['NO_SESSION'], headers: [] },
      ],
    },
  ],
};
