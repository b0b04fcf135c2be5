import { desc, eq, lt } from 'drizzle-orm';
import { Router } from 'express';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { deskEvents, users } from '../../db/schema.ts';

const MAX_PAGE = 100;

const eventsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
  after: z.coerce.number().int().positive().optional(),
});

export function deskRoutes(db: Database) {
  const routes = Router();
  routes.get('/events', async (request, response) => {
    const { limit, after } = eventsQuery.parse(request.query);
    const found = await db
      .select({ event: deskEvents, userId: users.userId, name: users.name })
      .from(deskEvents)
      .leftJoin(users, eq(users.id, deskEvents.who))
      .where(after === undefined ? undefined : lt(deskEvents.id, after))
      .orderBy(desc(deskEvents.id))
      .limit(limit + 1);
    const events = found.slice(0, limit).map(({ event: { id, at, call, body, status }, userId, name }) => ({
      id: String(id),
      at: at.toISOString(),
      by: userId === null ? null : { user_id: userId, name },
      call,
      body,
      status,
    }));
    response.json({ events, next: found.length > limit ? events.at(-1)!.id : null });
  });
  return routes;
}
