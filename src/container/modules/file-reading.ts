import { ContainerModule } from 'inversify'
import { fileReading } from '../../adapters/browser/file-reading'
import { FileReading } from '../../ports/file-reading'

/** Reading a document that the customer chose. */
export const fileReadingModule = new ContainerModule(({ bind }) => {
  bind<FileReading>(FileReading).toConstantValue(fileReading)
})
