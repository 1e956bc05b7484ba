import { sampleForms } from '../leads/sample-forms';
import { rows } from '../news/sample-news';
import { side } from '../profile/sample-profile';
import { ContentPage } from './ContentPage';

const frame = { path: '/cookie-notice', year: 2027 };

export const notice = () => (
  <ContentPage
    frame={frame}
    head={{}}
    title="Cookie notice"
    standfirst="Which small files this site keeps in your browser, what each is for, and how long it stays."
    description="Every cookie with its purpose."
    changedOn="21 November 2026"
    chapters={['Your choice', 'With your consent', 'Needed for what you ask for', 'Questions'].map((title) => ({
      id: title.toLowerCase().replaceAll(' ', '-'),
      title,
    }))}
    html='<p>Most of what follows is kept only when you do something that needs it.</p><h2 id="your-choice">Your choice</h2><ul><li>Accept</li><li>Decline</li></ul><h2 id="with-your-consent">With your consent</h2><table><thead><tr><th>Name</th><th>What it is for</th><th>How long</th></tr></thead><tbody><tr><td><code>utm</code></td><td>Holds the name of the campaign.</td><td>90 days</td></tr></tbody></table><h2 id="needed-for-what-you-ask-for">Needed for what you ask for</h2><p>Text.</p><h2 id="questions">Questions</h2><p><a href="/privacy-notice">Privacy notice</a></p>'
    actions={[]}
  />
);

export const invitation = () => (
  <ContentPage
    frame={{ ...frame, path: '/community' }}
    head={{}}
    title="The Ondine community"
    standfirst="A small circle of guests, joined by invitation."
    description="The invitation-only community."
    chapters={[{ id: 'how-to-join', title: 'How to join' }]}
    html='<p>There is one yacht, and she has few suites.</p><h2 id="how-to-join">How to join</h2><p>Leave your name.</p>'
    actions={[
      { label: 'Sign In', href: '/login' },
      { label: 'Join Us', href: '/join-us' },
    ]}
  />
);

export const withForm = () => (
  <ContentPage
    frame={{ ...frame, path: '/accessibility-statement' }}
    head={{}}
    title="Accessibility statement"
    standfirst="What this site does so that everybody can use it."
    description="How the site is tested."
    chapters={[{ id: 'if-something-stops-you', title: 'If something stops you' }]}
    html='<h2 id="if-something-stops-you">If something stops you</h2><p>Write to us, or call.</p>'
    actions={[]}
    form={{ title: 'Write to us', form: sampleForms.contact }}
  />
);

export const ofGuests = () => (
  <ContentPage
    frame={{ ...frame, path: '/community', guest: { firstName: 'Eleanor', initials: 'EM' } }}
    head={{}}
    title="The Ondine community"
    standfirst="The way to your trips, the latest news, and the person who plans with you."
    description="What belongs to guests."
    chapters={[{ id: 'your-trips', title: 'Your trips' }]}
    html='<h2 id="your-trips">Your trips</h2><p>Dates, suite, route and what is left to pay.</p>'
    actions={[{ label: 'My Trips', href: '/my-profile/trips' }]}
    ofGuest={{ news: rows, newsHref: '/news', side }}
  />
);
