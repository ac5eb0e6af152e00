### Слова профиля.

web-profile-name = Ваше имя
web-profile-rename = Оставить это имя
web-profile-another = Другое имя
web-profile-guest = Вы играете гостем, и ваши игры помнит этот браузер. Если зарегистрируетесь, они останутся с вами на любом устройстве.
web-profile-played = Игр
web-profile-won = Побед
web-profile-lost = Поражений
web-profile-streak = Побед подряд сейчас
web-profile-losing = Поражений подряд сейчас
web-profile-best = Больше всего побед подряд
web-profile-running = Игр не закончено
web-profile-share = Успех
web-profile-bots = Против ботов
web-profile-beaten = Побеждён
web-profile-of = { $won } из { $all }
web-profile-decks = Любимые колоды
web-profile-deck-own = Свои колоды
web-profile-games = Сыгранные игры
web-profile-by-game = Игра
web-profile-by-rival = Соперник
web-profile-all = Все
web-profile-against = против: { $names }
web-profile-alone = в одиночку
web-profile-minutes = { $count } мин
web-profile-hours = { $count } ч
web-profile-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
web-profile-length =
    { $moves ->
        [one] { $moves } выбор, { $time }
        [few] { $moves } выбора, { $time }
       *[many] { $moves } выборов, { $time }
    }
web-profile-replay-of = Запись: { $game }, { $when }
web-profile-more = Показать ещё
web-profile-none = Законченных игр пока нет.
web-outcome-won = Победа
web-outcome-lost = Поражение
web-outcome-drawn = Ничья
web-outcome-none = Вне счёта
