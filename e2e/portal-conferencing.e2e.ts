import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { lateMorning } from './support/calendar-times.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { byButton, byEscape, letsGo } from './support/overlays.js';
import { deauthorizeZoom, mailTo, zoomMeetingsOf } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const ONLINE = `mutation Online($availableTimes: String!) {
  upsertLocation(name: "Online", kind: virtual, virtualType: "video", virtualInstructions: "Have some space around you.", timeZone: "America/New_York",
    availableTimes: $availableTimes) { result errors { code message } location { id } } }`;
const BOOK = `mutation Book($client: AppointmentClientInput!, $serviceId: ID!, $locationId: ID!, $startsAt: DateTime!, $endsAt: DateTime!) {
  proCreateAppointment(client: $client, locationId: $locationId, startsAt: $startsAt, endsAt: $endsAt,
    appointmentServices: [{ serviceId: $serviceId, amountCents: 9000 }]) {
    result errors { code message } appointment { id } } }`;
const CANCEL = `mutation Cancel($id: ID!) { cancelAppointment(appointmentId: $id) { result errors { code message } } }`;

describe('Video conferencing', () => {
  useBrowser();

  journey('Zoom is connected, makes the meeting of a visit, is lost, repaired and disconnected', async (stage) => {
    const practice = await openPractice({ charges: false, instant: true });
    const { pro, serviceId } = practice;
    const week = Array.from({ length: 7 }, (_, weekDay) => ({
      ...{ weekDay, enabled: true, blocks: [{ startsAt: '09:00', endsAt: '17:00' }] },
    }));
    const { location } = await pro.change<{ location: { id: string } }>(ONLINE, {
      availableTimes: JSON.stringify(week),
    });
    const host = `host-of-${practice.slug}@zoom.example`;
    const page = await stage.visitor();
    const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const connect = async () => {
      await page.getByRole('link', { name: /^(Connect|Reconnect) Zoom$/ }).click();
      await click('Continue to Zoom');
      await page.getByLabel('Email').fill(host);
    };
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/settings');
    await page.getByRole('link', { name: /^Video Conferencing/ }).click();
    await connect();
    await click('Decline');
    await page.getByText("You didn't allow the connection.").first().waitFor();
    await connect();
    await click('Allow');
    await page.getByText('Connected', { exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const client = newClient();
    const startsAt = lateMorning(5);
    const { appointment } = await eventually('a visit online', () =>
      pro.change<{ appointment: { id: string } }>(BOOK, {
        ...{ client, serviceId, locationId: location.id },
        ...{ startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + 3_600_000).toISOString() },
      }),
    );
    const [meeting] = await eventually('a meeting', async () => {
      const meetings = await zoomMeetingsOf(host);
      return meetings.length > 0 && meetings;
    });
    expect(meeting!.topic).toContain('Swedish massage');
    const { text } = await mailTo(client.email, /^Confirmed/);
    const link = new URL(/http\S+\/join\/[\w-]+/.exec(text)![0]).pathname;
    const visitor = await stage.visitor();
    await visitor.goto(link);
    await visitor.getByRole('heading', { name: meeting!.topic }).waitFor();
    stage.expectComplaint(/status of 410/);
    await pro.change(CANCEL, { id: appointment.id });
    await eventually('no meeting', async () => (await zoomMeetingsOf(host)).length === 0);
    await visitor.goto(link);
    await visitor.getByRole('heading', { name: 'This video call was called off' }).waitFor();

    await deauthorizeZoom(host);
    await mailTo(practice.email, /^Please reconnect Zoom/);
    await page.reload();
    await page.getByText('Access to Zoom was lost').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await connect();
    await click('Allow');
    await page.getByText('Connected', { exact: true }).waitFor();

    const disconnect = page.getByRole('button', { name: 'Disconnect Zoom' });
    const question = page.getByRole('alertdialog');
    await letsGo(disconnect, question, { button: byButton('Keep Zoom'), Escape: byEscape });
    await disconnect.click();
    expect(await violationsOf(page)).toEqual([]);
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Disconnect Zoom' }).click();
    await page.getByText('Successfully disconnected from Zoom').waitFor();
    await reloaded;
    await page.getByText('Not connected').waitFor();
  });
});
