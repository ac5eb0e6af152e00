## Учётная запись

web-account-guest = Вы играете как гость { $name }. Этого достаточно для всего; с учётной записью можно вернуться и с другого устройства.
web-account-signed = Вы вошли как { $name }.
web-account-name = Имя
web-account-rename = Сменить имя
web-account-renamed = Имя изменено.
web-account-enter = Вход и регистрация
web-account-enter-text = После регистрации ваши игры останутся с вами.
web-account-password = Пароль
web-account-password-text = Не меньше 8 знаков.
web-account-login = Войти
web-account-register = Зарегистрироваться
web-account-entered = Добро пожаловать!
web-account-logout = Выйти
web-account-left = Вы вышли.
web-account-tokens = Ключи API
web-account-tokens-text = С ключом программа может играть от вашего имени. Храните его как пароль.
web-account-token-name = Для чего он
web-account-token-make = Создать ключ
web-account-token-drop = Отозвать
web-account-token-once = Ваш новый ключ. Он показывается только один раз:

web-account-sessions = Где вы вошли
web-account-session-here = Этот браузер
web-account-session-unknown = Неизвестная программа
web-account-session-used = последний раз { $when }
web-account-session-drop = Выйти там
web-account-everywhere = Выйти везде
web-account-everywhere-done = Вы вышли на всех устройствах.

web-account-password-change = Смена пароля
web-account-password-old = Старый пароль
web-account-password-new = Новый пароль
web-account-password-changed = Пароль изменён. На других устройствах вы вышли.

web-account-codes = Коды восстановления
web-account-codes-text = Если забудете пароль, каждый код один раз откроет вашу учётную запись. Храните их на бумаге.
web-account-codes-left =
    { $count ->
        [0] Кодов не осталось.
        [one] Остался { $count } код.
        [few] Осталось { $count } кода.
       *[other] Осталось { $count } кодов.
    }
web-account-codes-make = Получить новые коды
web-account-codes-once = Ваши коды восстановления. Они показаны только сейчас:
web-account-codes-kept = Я их записал(а)

web-account-forgot = Забыли пароль?
web-account-forgot-text = Введите имя, один из кодов восстановления и новый пароль.
web-account-code = Код
web-account-recover = Задать новый пароль
web-account-recovered = С возвращением! На других устройствах вы вышли, ключи API отозваны.
web-account-mail-code = Прислать код по почте
web-account-mail-sent = Если у учётной записи есть почта, код уже в пути.

web-account-email = Эл. почта
web-account-email-text = Только для кода на случай, если забудете пароль. Адрес действует после подтверждения.
web-account-email-now = Подтверждён: { $email }
web-account-email-set = Отправить туда код
web-account-email-sent = Введите код из письма.
web-account-email-confirm = Подтвердить
web-account-email-confirmed = Адрес подтверждён.
web-account-email-drop = Убрать адрес

web-account-data = Ваши данные
web-account-export = Скачать всё
web-account-delete = Удалить учётную запись
web-account-delete-text = Имя исчезнет и из сыгранных партий; сами партии останутся. В начатых партиях вы сдадитесь. Вернуть ничего нельзя.
web-account-delete-really = Удалить навсегда
web-account-deleted = Учётная запись удалена.

## Порядок

web-peace-block = Заблокировать
web-peace-block-text = Вы не увидите сообщений этого игрока и не окажетесь за одним столом.
web-peace-blocked = { $name }: заблокировано.
web-peace-unblock = Разблокировать
web-peace-list = Кого вы заблокировали
web-peace-nameless = Гость
web-peace-why = Что не так?
web-peace-report = Пожаловаться модераторам
web-peace-reported = Спасибо. Модераторы посмотрят.

web-moderation = Модерация
web-moderation-reports = Жалобы
web-moderation-report = { $by } → { $about }
web-moderation-none = Жалоб нет.
web-moderation-mute = Запретить писать на сутки
web-moderation-ban = Закрыть вход
web-moderation-close = Закрыть стол
web-moderation-fine = Всё в порядке
web-moderation-acts = Что сделано
web-moderation-did-mute = { $name }: запрещено писать
web-moderation-did-ban = { $name }: вход закрыт
web-moderation-did-close = стол { $name } закрыт
web-moderation-did-moderator = { $name }: теперь модератор
web-moderation-undo = Отменить
