import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readDocument, type OpenApi, type Operation, type Schema } from './document.ts';
import { html, prose, raw, words, type Html } from './html.ts';
import { operationHtml, parameterHtml, type Call } from './operation.ts';
import { fieldsOf, kindOf, limitsOf } from './schema.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
const styleHash = createHash('sha256').update(style).digest('base64');

/** The page has no script and loads nothing. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function callsOf(document: OpenApi): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({
      method: method.toUpperCase(),
      path,
      operation: item[method] as Operation,
    })),
  );
}

const anchor = (name: string) => `tag-${name.toLowerCase().replaceAll(' ', '-')}`;

const schemaHtml = ([name, schema]: [string, Schema]): Html =>
  html`<article id="schema-${name}">
    <h3>${name}</h3>
    ${schema.description && html`<p>${words(schema.description)}</p>`}
    ${fieldsOf(schema) || html`<p>${kindOf(schema)}${limitsOf(schema)}</p>`}
    ${schema.examples?.[0] !== undefined && html`<pre><code>${JSON.stringify(schema.examples[0], null, 2)}</code></pre>`}
  </article>`;

function contents(document: OpenApi, calls: Call[]): Html {
  const links = (name: string) =>
    calls
      .filter(({ operation }) => operation.tags.includes(name))
      .map(
        ({ method, path, operation }) =>
          html`<li>
            <a href="#${operation.operationId}"><span class="method">${method}</span> ${path}</a>
          </li>`,
      );
  return html`<nav aria-label="Calls">
    <details>
      <summary>All calls</summary>
      ${document.tags.map(
        ({ name }) =>
          html`<a class="tag" href="#${anchor(name)}">${name}</a>
            <ul>
              ${links(name)}
            </ul>`,
      )}
      <a class="tag" href="#schemas">Schemas</a>
    </details>
  </nav>`;
}

export function renderPage(): string {
  const document = readDocument();
  const { info, tags, components } = document;
  const calls = callsOf(document);
  const shared = ['clientIp', 'clientAddress', 'requestId'].flatMap((name) => components.parameters[name] ?? []);
  const sections = tags.map(
    ({ name, description }) =>
      html`<section id="${anchor(name)}">
        <h2>${name}</h2>
        <p>${description}</p>
        ${calls.filter(({ operation }) => operation.tags.includes(name)).map((call) => operationHtml(document, call))}
      </section>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${contents(document, calls)}
        <main>
          <h1>${info.title}</h1>
          ${prose(info.description)}
          <p>
            For machines: <a href="openapi.yml">openapi.yml</a>, <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).
          </p>
          <h2>Headers of every call</h2>
          <ul class="fields">
            ${shared.map(parameterHtml)}
          </ul>
          ${sections}
          <section id="schemas">
            <h2>Schemas</h2>
            ${Object.entries(components.schemas).map(schemaHtml)}
          </section>
        </main>
      </body>
    </html>`.markup;
}
