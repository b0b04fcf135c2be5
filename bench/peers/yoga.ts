// graphql-yoga with graphql-jit, over the gateway's own axios and resolvers.
import { createServer } from 'node:http';
import { useGraphQlJit } from '@envelop/graphql-jit';
import { createYoga } from 'graphql-yoga';
import { contextOver, houseAxios, schema } from './same-resolvers.ts';
import { serve } from './serve.ts';

const http = houseAxios();
const yoga = createYoga({ schema, context: () => contextOver(http), plugins: [useGraphQlJit()], logging: false });
serve(createServer((request, response) => void yoga(request, response)));
