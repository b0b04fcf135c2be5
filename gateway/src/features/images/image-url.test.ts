import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

const TOKEN = tokenOf({ user_id: 'u-7' });
const ID = 'aB3-_xaB3-_xaB3-_xaB3-';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const urlOf = async (args: string) => {
  gateway.stub.reset({ '/users': { data: { _id: 1, user_id: 'u-7', profileImage: ID } } });
  return gateway.graphql(`{ viewer { profileImage { publicId url${args} } } }`, {}, { token: TOKEN });
};

describe('the address of an image in the graph', () => {
  test.each([
    ['', ''],
    ['(width: 400)', '?w=400'],
    ['(height: 1)', '?h=1'],
    ['(width: 4096, height: 4096)', '?w=4096&h=4096'],
    ['(width: null)', ''],
  ])('url%s', async (args, query) => {
    const { body } = await urlOf(args);
    expect(body).toEqual({ data: { viewer: { profileImage: { publicId: ID, url: `/images/${ID}${query}` } } } });
  });

  test.each([
    ['(width: 0)', 'width'],
    ['(height: -1)', 'height'],
    ['(width: 4097)', 'width'],
  ])('no image has url%s', async (args, field) => {
    const { body } = await urlOf(args);
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
  });
});
