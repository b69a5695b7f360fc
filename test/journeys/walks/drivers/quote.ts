import { addBeneficiary } from '../../support/beneficiaries'
import { products, requestQuote } from '../../support/products'
import { fillMotorForm, getQuoteButton, motorFormPath } from '../../support/shop'
import { automatic, open, advanceClock, outage, type StartDriver, type MoveDriver, type MachineDriver } from '../driver'
import { choose } from '../../support/choose'

const at = (path: string): StartDriver => ({ arrange: ({ createCustomer }) => createCustomer(), open: open(path) })

/** Changes a response, because the sandbox has no such product. */
const changed = (address: RegExp, change: (result: unknown) => unknown): MoveDriver => ({
  arrange: ({ page }) =>
    page.route(address, async (route) => {
      const response = await route.fetch()
      const envelope = (await response.json()) as { result: unknown }
      await route.fulfill({ response, json: { ...envelope, result: change(envelope.result) } })
    }),
})

/** Marine cover has no form. */
const callTheFirstCategoryMarine = changed(/GetAllCategories/i, (result) =>
  (result as readonly object[]).map((category, index) =>
    index === 0 ? { ...category, name: 'Marine Insurance' } : category,
  ),
)

const requests = Object.fromEntries(
  products.map((product): [string, MoveDriver] => [
    `request-quote for ${product.name}`,
    {
      act: async ({ page }) => {
        await product.fill(page)
        await requestQuote(page, product).click()
      },
    },
  ]),
)

export const quoteDriver: MachineDriver = {
  starts: {
    'at the categories': at('/dashboard?category='),
    'at the products': at('/dashboard?category=1'),
    'at the motor form': at(motorFormPath),
    ...Object.fromEntries(products.map(({ name, path }) => [`at the ${name} form`, at(path)])),
    // The policy does not exist, so that the form is empty.
    'at a renewal': at(`${motorFormPath}&renews=9`),
    'at a product without a form': {
      arrange: async (walk) => {
        await walk.createCustomer()
        await callTheFirstCategoryMarine.arrange?.(walk)
      },
      open: open(motorFormPath),
    },
  },
  moves: {
    'openShop answers': automatic,
    'openShop fails': outage('Category/GetAllCategories'),
    'loadProducts answers': automatic,
    'loadProducts fails': outage('Product/GetAll'),
    'loadMakes answers': automatic,
    'loadMakes fails': outage('Insurance/GetVehicleMakes'),
    'choose-make': { act: ({ page }) => choose(page, 'Make', 'Toyota') },
    'loadModels answers': automatic,
    'loadModels fails': outage('Insurance/GetVehicleModel'),
    'loadBeneficiaries answers with none': automatic,
    'loadBeneficiaries answers with one': { arrange: ({ customer }) => addBeneficiary(customer()) },
    'loadBeneficiaries fails': outage('Beneficiary/GetAll'),
    'loadDestinations answers with none': changed(/GetTravelCountries/i, () => []),
    'loadDestinations answers with some': automatic,
    'loadDestinations fails': outage('Insurance/GetTravelCountries'),
    'loadApplianceNames answers': automatic,
    'loadApplianceNames fails': outage('Applicance/GetAll'),
    'request-quote for motor': {
      act: async ({ page }) => {
        await fillMotorForm(page)
        await getQuoteButton(page).click()
      },
    },
    ...requests,
    'requestQuote answers': automatic,
    'redirect passes': advanceClock(1_000),
  },
}
