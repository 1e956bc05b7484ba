import sharp from 'sharp';
import { createSalesforce, salesforceRules, type SalesforceSimulator } from '../simulators/salesforce/salesforce';
import { eleanorInCrm, jamesInCrm, sampleIds } from '../simulators/salesforce/sample-org';
import { type ApiClient, signIn } from '../support/sign-in';
import { type RunningServer, spawnServer, startServer } from '../support/start-server';

type Wire = Readonly<Record<string, unknown>>;

const environmentOf = (salesforce: SalesforceSimulator) => ({
  CRM: 'salesforce',
  SF_URL: salesforce.url,
  SF_CLIENT_ID: salesforceRules.clientId,
  SF_CLIENT_SECRET: salesforceRules.clientSecret,
});

/** The site with its guests at Salesforce, and everything else embedded. */
describe('a site with its guests at Salesforce', () => {
  const salesforce = createSalesforce();
  let site: RunningServer;
  let eleanor: ApiClient;
  let james: ApiClient;

  beforeAll(async () => {
    await salesforce.listen();
    site = await startServer({ env: environmentOf(salesforce) });
    eleanor = await signIn(site.url, eleanorInCrm.email);
    james = await signIn(site.url, jamesInCrm.email);
  }, 60_000);
  afterAll(async () => {
    await site.stop();
    await salesforce.close();
  });

  const read = async (client: ApiClient, path: string) =>
    (await client.get(path)).json() as Promise<Wire & readonly Wire[]>;
  const of = (object: string, contactId: string) =>
    salesforce.org.all(object).filter(({ Contact__c }) => Contact__c === contactId);
  const put = (client: ApiClient, path: string, body: object) =>
    fetch(`${site.url}${path}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: client.cookie },
      body: JSON.stringify(body),
    });

  it('AUT-27 API-17 signs guests in by what Salesforce knows of them, and answers who they are (in full)', async () => {
    expect(await read(eleanor, '/api/user')).toMatchObject({
      contactId: eleanorInCrm.contactId,
      firstName: 'Eleanor',
      lastName: 'Marsh',
    });
    const answerText = await (
      await eleanor.post('/api/get-user-info', { opportunityId: sampleIds.opportunity })
    ).text();
    expect(answerText).toContain(sampleIds.resource);
    expect(answerText).toContain('Calloway');
    // The code that was typed proves the address: what came of it stands at the guest's entry.
    expect(of('Guest_Contact_Point__c', jamesInCrm.contactId)).toContainEqual(
      expect.objectContaining({
        Sign_In_Key__c: `email:${jamesInCrm.email}`,
        Verified_At__c: expect.any(String) as string,
      }),
    );
  });

  it('A8 TRP-01 shows them what the embedded engine has of them, under the id of Salesforce (in full)', async () => {
    const tripsOf = async (client: ApiClient) =>
      (await (await client.get('/my-profile/trips')).text()).match(/\/my-profile\/trips\/itinerary\?/g)?.length ?? 0;
    expect([(await tripsOf(eleanor)) > 0, await tripsOf(james)]).toEqual([true, 0]);
  });

  it('FAV-02 API-19 keeps a favourite at Salesforce, shows it, and removes it (in full)', async () => {
    const answer = await eleanor.post('/api/favorites', { type: 'STORY', value: 'bread-at-three' });
    const { id } = (await answer.json()) as { readonly id: string };
    expect([answer.status, of('Guest_Favourite__c', eleanorInCrm.contactId)]).toEqual([
      201,
      [expect.objectContaining({ Id: id, Item_Value__c: 'bread-at-three' })],
    ]);
    expect((await read(eleanor, '/api/favorites')).map((one) => one['id'])).toEqual([id]);
    expect((await james.delete('/api/favorites', [{ favoritesId: id }])).status).toBe(404);
    expect((await eleanor.delete('/api/favorites', [{ favoritesId: id }])).status).toBe(200);
    expect(await read(eleanor, '/api/favorites')).toEqual([]);
  });

  it('ACC-05 ACC-08 H64 lists contact information and addresses, and changes which is primary in one step (in full)', async () => {
    const before = await read(eleanor, '/api/contact-information');
    expect(before.map(({ email, phoneNumber, fsyPrimary }) => [email ?? phoneNumber, fsyPrimary])).toEqual([
      ['guest@example.com', true],
      ['eleanor@marsh-architects.example', false],
      ['+13055550142', true],
      ['+13055550143', false],
    ]);
    const changed = await eleanor.patch('/api/contact-information', [{ id: before[1]?.['id'], fsyPrimary: true }]);
    expect(changed.status).toBe(200);
    expect(salesforce.org.find('Contact', eleanorInCrm.contactId)?.['Email']).toBe('eleanor@marsh-architects.example');
    expect(
      of('Guest_Contact_Point__c', eleanorInCrm.contactId).filter(
        (point) => point['Is_Primary__c'] === true && point['Channel__c'] === 'email',
      ),
    ).toHaveLength(1);
    const addresses = await read(eleanor, '/api/address-information');
    expect(addresses.map(({ city }) => city)).toEqual(['Coral Gables', 'Bath']);
  });

  it('SUR-11 PRF-04 keeps answers and settings at Salesforce (in full)', async () => {
    expect(
      (await put(james, '/api/preference/survey', { data: { pillow: 'down' }, status: 'in-progress' })).status,
    ).toBe(201);
    expect(of('Guest_Preference__c', jamesInCrm.contactId)).toMatchObject([
      { Guest_Key__c: jamesInCrm.contactId, Answers__c: '{"pillow":["down"]}', Status__c: 'in-progress' },
    ]);
    expect((await put(james, '/api/notification-preferences', { feedback: { email: true, sms: false } })).status).toBe(
      200,
    );
    expect(of('Guest_Notification_Choice__c', jamesInCrm.contactId)).toMatchObject([
      { Item__c: 'feedback', By_Email__c: true, By_Text_Message__c: false },
    ]);
  });

  it('API-08 ACC-18 keeps a picture as a file of the contact, byte for byte, and one only (in full)', async () => {
    const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 20, g: 60, b: 90 } } })
      .jpeg()
      .toBuffer();
    for (let times = 0; times < 2; times += 1)
      expect(
        (await james.post('/api/profilepiconvert', { stringBase64: jpeg.toString('base64'), filename: 'me.jpg' }))
          .status,
      ).toBe(200);
    const saved = (await read(james, '/api/profilepic'))['stringBase64'];
    const files = salesforce.org.all('ContentVersion');
    expect(files.map(({ VersionData }) => VersionData)).toEqual([String(saved).replace(/^data:[^,]*,/, '')]);
    expect(salesforce.org.find('Contact', jamesInCrm.contactId)?.['Picture_Id__c']).toBe(files[0]?.Id);
  });

  it('E2 E5 says 503 while Salesforce is down, shows it in /health, and is well again afterwards (in full)', async () => {
    salesforce.breakDown('unavailable');
    expect((await james.get('/api/favorites')).status).toBe(503);
    expect((await fetch(`${site.url}/voyages`)).status).toBe(200);
    const health = (await (await fetch(`${site.url}/health`)).json()) as { readonly systems: readonly Wire[] };
    salesforce.breakDown('none');
    expect(health.systems).toContainEqual(expect.objectContaining({ name: 'salesforce', status: 'failing' }));
    expect((await james.get('/api/favorites')).status).toBe(200);
  });
});

it('E5 refuses to start where the organisation has not what the mapping says, and names it', async () => {
  const salesforce = createSalesforce({ objects: { Guest_Consent__c: { prefix: 'a07', fields: {} } } });
  await salesforce.listen();
  const site = await spawnServer({ env: environmentOf(salesforce) });
  expect(await site.ended).toBe(1);
  expect(site.output()).toMatch(
    /has not what config\/salesforce-mapping\.json says.*\nGuest_Consent__c\.Contact__c: is no field/,
  );
  await salesforce.close();
}, 60_000);
