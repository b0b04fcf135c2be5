import { Readable } from 'node:stream';
import type { Request } from 'express';
import { closedSignal } from '../../../http/closed-signal.ts';
import { attachment, sendFile } from '../../../http/file-response.ts';
import { Routes } from '../../../http/routes.ts';
import type { Services } from '../../../services.ts';
import { callerOf } from '../../accounts/index.ts';
import { notifyOwners } from '../../notifications/index.ts';
import { exportFile, type Source } from './export-file.ts';
import { findFormat } from '../formats/index.ts';
import { exportPictures } from './pictures.ts';
import { questionTemplate } from './question-templates.ts';
import { exportQuerySchema, pictureQuerySchema, templateQuerySchema } from './selection.ts';

type Options = Source & Pick<Services, 'live' | 'now'>;

/** Downloads that are streamed. */
export function questionExportRoutes({ live, now, ...source }: Options) {
  const routes = new Routes();

  routes.add('GET /admin/questions/export', async (request, response) => {
    const { format, ...selection } = exportQuerySchema.parse(request.query);
    const signal = closedSignal(response);
    // Before the export holds the only connection of the embedded database.
    if (request.method === 'GET') await tellOwners(request);
    const { questions, withPictures, losses, content } = await exportFile(source, { format, selection }, signal);
    const { extension, mediaType } = findFormat(format);
    response.set({
      ...attachment(`questions-${day(now())}.${extension}`, mediaType),
      'export-summary': JSON.stringify({
        questions,
        with_pictures: withPictures,
        losses: losses.map(({ id, questions: concerned }) => ({ id, questions: concerned })),
      }),
    });
    // HEAD returns the counts alone.
    if (request.method === 'HEAD') {
      if (content instanceof Readable) content.destroy();
      return void response.end();
    }
    await sendFile(content, request, response);
  });

  routes.add('GET /admin/questions/export/template', async (request, response) => {
    const { format } = templateQuerySchema.parse(request.query);
    const { contentType, content } = await questionTemplate(format);
    response.set(attachment(`template.${format}`, contentType));
    await sendFile(content, request, response);
  });

  routes.add('GET /admin/questions/export/pictures', async (request, response) => {
    const selection = pictureQuerySchema.parse(request.query);
    const content = await exportPictures(source, selection, closedSignal(response));
    response.set(attachment(`pictures-${day(now())}.zip`, 'application/zip'));
    await sendFile(content, request, response);
  });

  return routes;

  async function tellOwners(request: Request) {
    const { id: by, name } = callerOf(request)!;
    const params = { name, at: now().toISOString() };
    const notice = { by, template: 'questions-exported', params } as const;
    live.publish(await source.db.transaction((tx) => notifyOwners(tx, notice)));
  }
}

const day = (now: Date) => now.toISOString().slice(0, 10);
