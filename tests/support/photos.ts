import sharp from 'sharp';
import type { OwnPhoto } from '#wire/photos';
import type { Agent } from './agent.ts';

const BOUNDARY = 'himma-photo-boundary';

export const formWith = (content: Buffer, filename: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${filename}"\r\n`),
    Buffer.from('content-type: image/png\r\n\r\n'),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** A picture of one colour. */
export const picture = (width = 60, height = 40, background = '#0e6b5c') =>
  sharp({ create: { width, height, channels: 3, background } });

export const PHOTO = await picture().jpeg().toBuffer();

export const FORM_HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

export const postForm = (agent: Agent, payload: Buffer) =>
  agent.send<OwnPhoto>({
    method: 'POST',
    url: '/api/student/photo',
    payload,
    headers: FORM_HEADERS,
  });

export const emptyForm = Buffer.from(`--${BOUNDARY}--\r\n`);

export const sendPhoto = (agent: Agent, content: Buffer = PHOTO, filename = 'me.png') =>
  postForm(agent, formWith(content, filename));
