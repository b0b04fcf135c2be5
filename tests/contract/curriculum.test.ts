import { expect, test } from 'vitest';
import ofApi from '../../api/src/questions/curriculum.json' with { type: 'json' };
import ofGateway from '../../gateway/src/questions/curriculum.json' with { type: 'json' };

// The contract has no call for boards and professional years, so both sides hold the specification's table.
test('api and gateway know the same boards, professional years and subjects', () => {
  expect(ofGateway).toEqual(ofApi);
});
