import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, keepScreen, sizes, test, unreached } from '../product.ts';

test.use({ viewport: sizes.phone });

const pageFile = (name: string) =>
  join(import.meta.dirname, '..', '..', 'api', 'src', 'homework', 'pages', name);
const composer = (page: Page) => page.getByRole('textbox', { name: /Message to/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Homework photo' });
const train = /A train leaves Delhi at 9:00[\s\S]*When does the second train catch up\?/;
const cameraCredits = async (page: Page) =>
  (await (await page.request.get('/v1/credits')).json()).camera_gallery_credits;

/** Opens the chat with the teacher, and what the camera button opens. */
async function openHomework(page: Page) {
  await page.goto('/chat?mode=teacher');
  await page.getByRole('button', { name: 'Homework photo' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await dialog(page).getByLabel('Photo of your homework').setInputFiles(file);
}

test('a photo from the gallery becomes words, which are changed and sent', async ({ page, member }) => {
  expect(member.sessionId).toBeTruthy();
  await openHomework(page);
  await expect(dialog(page)).toContainText(
    '1 camera credit a photo, if its words could be read. You have 5.',
  );
  await expectAccessible(page);
  await keepScreen(page, 'homework-choose-phone');
  await choose(page, pageFile('english.jpg'));
  await expect(composer(page)).toHaveValue(train);
  await expect(dialog(page)).toBeHidden();
  await expect(composer(page)).toBeFocused();
  await expect(page.getByText('5 photos')).toBeHidden();
  await expect(page.getByText('4 photos').first()).toBeVisible();
  await keepScreen(page, 'homework-words-phone');
  await expectAccessible(page);
  await composer(page).press('Control+End');
  await composer(page).pressSequentially(' Please explain.');
  await composer(page).press('Enter');
  await expect(page.getByRole('log')).toContainText(/A train leaves Delhi.*Please explain\./s);
  expect(await cameraCredits(page)).toBe(4);
});

test('the camera takes the photo by itself, and words that stood there stay', async ({ page, member }) => {
  expect(member.sessionId).toBeTruthy();
  const picture = readFileSync(pageFile('english.jpg')).toString('base64');
  await page.addInitScript(pretendCamera, picture);
  await page.goto('/chat?mode=teacher');
  await composer(page).fill('Question 4:');
  await page.getByRole('button', { name: 'Homework photo' }).click();
  await dialog(page).getByRole('button', { name: 'Take a photo' }).click();
  await expect(composer(page)).toHaveValue(/^Question 4:\n.*A train leaves Delhi/s);
});

test('the camera is told at once, and cancelled', async ({ page, member }) => {
  expect(member.sessionId).toBeTruthy();
  const picture = readFileSync(pageFile('english.jpg')).toString('base64');
  await page.addInitScript(pretendCamera, picture);
  // A camera that waits long enough for both buttons.
  await page.route('**/v1/policy', async (route) => {
    const policy = await (await route.fetch()).json();
    await route.fulfill({ json: { ...policy, photos: { ...policy.photos, capture_seconds: 600 } } });
  });
  await openHomework(page);
  await dialog(page).getByRole('button', { name: 'Take a photo' }).click();
  await expect(dialog(page)).toContainText('taken by itself in 600 seconds');
  await keepScreen(page, 'homework-camera-phone');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Take a photo' }).click();
  await dialog(page).getByRole('button', { name: 'Take it now' }).click();
  await expect(composer(page)).toHaveValue(train);
});

test('a camera that is refused, a file that is no photo and a page without words cost nothing', async ({
  page,
  member,
}) => {
  expect(member.sessionId).toBeTruthy();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openHomework(page);
  await dialog(page).getByRole('button', { name: 'Take a photo' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Camera access denied or not available. Using file picker instead.',
  );
  await choose(page, { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') });
  await expect(dialog(page).getByRole('alert')).toContainText('This file is no photo your browser can open.');
  await choose(page, { name: 'sky.png', mimeType: 'image/png', buffer: await blank(page) });
  await expect(dialog(page).getByRole('alert')).toContainText('OCR failed. Please describe manually.');
  await keepScreen(page, 'homework-failed-phone');
  await expectAccessible(page);
  expect(await cameraCredits(page)).toBe(5);
});

test('a photo whose words were lost on the way is sent again under the same key, and charged once', async ({
  page,
  member,
  expectErrors,
}) => {
  expect(member.sessionId).toBeTruthy();
  expectErrors(unreached('ocr-process'), 1);
  const keys: (string | undefined)[] = [];
  await page.route('**/ocr-process', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    // The server has read it; its answer never arrives.
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await openHomework(page);
  await choose(page, pageFile('english.jpg'));
  await dialog(page).getByRole('button', { name: 'Try this photo again' }).click();
  await expect(composer(page)).toHaveValue(train);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(await cameraCredits(page)).toBe(4);
});

test('without camera credits the way to the packs stands there', async ({ page, member }) => {
  expect(member.sessionId).toBeTruthy();
  const credits = await (await page.request.get('/v1/credits')).json();
  await page.route('**/v1/credits', (route) =>
    route.fulfill({ json: { ...credits, camera_gallery_credits: 0 } }),
  );
  await openHomework(page);
  await expect(dialog(page)).toContainText('Insufficient camera credits!');
  await keepScreen(page, 'homework-no-credits-phone');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'See the packs' }).click();
  await expect(page).toHaveURL(/\/pricing/);
});

for (const how of ['paste', 'drop'] as const) {
  test(`a photo is brought by ${how} on a wide screen`, async ({ page, member }) => {
    expect(member.sessionId).toBeTruthy();
    await page.setViewportSize(sizes.desktop);
    await page.goto('/chat?mode=teacher');
    await expect(page.getByRole('button', { name: 'Homework photo' })).toBeEnabled();
    await keepScreen(page, 'homework-composer-desktop');
    await page.evaluate(bring, { how, picture: readFileSync(pageFile('english.jpg')).toString('base64') });
    await expect(composer(page)).toHaveValue(train);
  });
}

/** In the page: a camera that sees a picture. */
function pretendCamera(picture: string) {
  navigator.mediaDevices.getUserMedia = async () => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${picture}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0);
    draw();
    // A canvas sends a picture whenever something is drawn on it.
    setInterval(draw, 100);
    return canvas.captureStream(10);
  };
}

/** In the page: a picture that is pasted, or dropped. */
function bring({ how, picture }: { how: 'paste' | 'drop'; picture: string }) {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], 'page.jpg', { type: 'image/jpeg' }));
  const options = { bubbles: true, cancelable: true };
  const event =
    how === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data });
  document.querySelector('textarea')?.dispatchEvent(event);
}

/** A picture of nothing. */
async function blank(page: Page): Promise<Buffer> {
  const picture = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 300;
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(picture, 'base64');
}
