import { resolve, type Response, type Media, type OpenApi, type Operation, type Parameter } from './document.ts';
import { html, words, type Html } from './html.ts';
import { fieldsOf, kindOf, limitsOf } from './schema.ts';

export type Call = { method: string; path: string; operation: Operation };

function callers({ security }: Operation): string {
  if (!security) return 'With or without a token';
  return security.length === 0 ? 'Without a token' : 'With a token';
}

const exampleHtml = (value: unknown) =>
  value !== undefined && html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`;

const mediaHtml = (content: Record<string, Media>): Html[] =>
  Object.entries(content).map(
    ([type, { schema = {}, example: value }]) =>
      html`<p class="type"><code>${type}</code> ${kindOf(schema)}</p>
        ${fieldsOf(schema)} ${exampleHtml(value)}`,
  );

export const parameterHtml = ({
  name,
  in: where,
  required,
  description,
  schema = {},
  example: exampleValue,
}: Parameter): Html =>
  html`<li>
    <code class="name">${name}</code> <span class="where">${where}</span> <span class="kind">${kindOf(schema)}</span>
    ${limitsOf(schema)} ${!required && html`<span class="optional">optional</span>`}
    ${description && html`<span class="about">${words(description)}</span>`}
    ${exampleValue !== undefined && html`<span class="about">Such as <code>${exampleValue}</code></span>`}
  </li>`;

const responseHtml = (status: string, { description, headers = {}, content = {} }: Response): Html =>
  html`<details>
    <summary><code class="status">${status === 'default' ? '5xx' : status}</code> ${words(description)}</summary>
    <div>
      ${Object.keys(headers).map((name) => html`<p class="type">Header <code>${name}</code></p>`)} ${mediaHtml(content)}
    </div>
  </details>`;

export function operationHtml(document: OpenApi, { method, path, operation }: Call): Html {
  const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(document, one));
  const { requestBody } = operation;
  return html`<article id="${operation.operationId}">
    <h3><span class="method">${method}</span> <code>${path}</code></h3>
    <p>${words(operation.summary)}. <span class="who">${callers(operation)}.</span></p>
    ${operation.description && html`<p>${words(operation.description)}</p>`}
    ${
      parameters.length > 0 &&
      html`<h4>Parameters</h4>
        <ul class="fields">
          ${parameters.map(parameterHtml)}
        </ul>`
    }
    ${
      requestBody &&
      html`<h4>Body</h4>
        ${mediaHtml(requestBody.content)}`
    }
    <h4>Answers</h4>
    ${Object.entries(operation.responses).map(([status, one]) => responseHtml(status, resolve<Response>(document, one)))}
  </article>`;
}
